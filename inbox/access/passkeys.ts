/** Passkeys, where the browser has them. Their library is only loaded when one is made or used. */
import * as z from 'zod/mini';
import { newPasskeyOptionsSchema, passkeyOptionsSchema, type Session, sessionSchema } from '../../schema/session.ts';
import { change } from '../api.ts';

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Throws a 401 ResponseError if the site doesn't know the passkey. */
export async function signInWithPasskey(): Promise<Session> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await change('POST', '/api/session/passkey/options', passkeyOptionsSchema);
  const body = await startAuthentication({ optionsJSON });
  return change('POST', '/api/session/passkey', sessionSchema, { body });
}

/** Makes a passkey on this device. */
export async function makePasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await change('POST', '/api/session/passkey-options', newPasskeyOptionsSchema);
  const body = await startRegistration({ optionsJSON });
  await change('POST', '/api/session/passkeys', z.object({ id: z.string() }), { body });
}

/** Whether the person or the browser said no. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name);
}
