/** Passkeys, where the browser has them. Their library is only loaded when one is made or used. */
import * as z from 'zod/mini';
import { newPasskeyOptionsSchema, passkeyOptionsSchema, type Session, sessionSchema } from '../../schema/session.ts';
import { change } from '../api.ts';

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Resolves to null if the site doesn't know the passkey. */
export async function signInWithPasskey(): Promise<Session | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await change('POST', '/api/session/passkey/options', passkeyOptionsSchema);
  const body = optionsJSON && (await startAuthentication({ optionsJSON }));
  return body && change('POST', '/api/session/passkey', sessionSchema, { body });
}

/** Makes a passkey on this device. Resolves to null if the session has expired. */
export async function makePasskey(): Promise<{ id: string } | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await change('POST', '/api/session/passkey-options', newPasskeyOptionsSchema);
  const body = optionsJSON && (await startRegistration({ optionsJSON }));
  return body && change('POST', '/api/session/passkeys', z.object({ id: z.string() }), { body });
}

/** Whether the person or the browser said no. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name);
}
