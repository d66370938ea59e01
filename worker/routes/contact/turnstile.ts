import * as z from 'zod/mini';
import { timeOfUuidv7, uuidv7 } from '../../../schema/uuid.ts';
import { sha256 } from '../../digest.ts';

const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** The form gives its widget this name, so that a token of another form does not pass. */
const action = 'estimate';
/** Tries, and how long one may take, in milliseconds. */
const tries = 2;
const patience = 2000;
/** Faults of ours or of Turnstile's, which say nothing about the visitor. */
const notTheirs = ['missing-input-secret', 'invalid-input-secret', 'internal-error'];

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  'error-codes': z._default(z.array(z.string()), []),
});

interface Question {
  secret: string;
  /** What the widget put into the form; empty where there was none. */
  token: string;
  /** Of the page with the form. */
  hostname: string;
  remoteip: string | undefined;
  /** Of the request: the same token passes for the same request again, and for no other. */
  id: string;
}

/** Whether Turnstile takes the sender for a person; 'unanswered' where it cannot say, since then the request must count. */
export async function askTurnstile({ secret, token, hostname, remoteip, id }: Question) {
  if (!token) return 'program';
  const idempotency_key = uuidv7(timeOfUuidv7(id) ?? 0, await sha256(`${id} ${token}`));
  const body = JSON.stringify({ secret, response: token, remoteip, idempotency_key });
  for (let attempt = 1; attempt <= tries; attempt++) {
    try {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience) });
      const answer = answerSchema.parse(await response.json());
      const fault = answer['error-codes'].find((code) => notTheirs.includes(code));
      if (fault) throw new DOMException(fault, fault);
      return answer.success && answer.hostname === hostname && answer.action === action ? 'person' : 'program';
    } catch (error) {
      console.warn(
        JSON.stringify({ event: 'turnstile_unanswered', attempt, error: error instanceof Error ? error.name : 'unknown' }),
      );
    }
  }
  return 'unanswered';
}
