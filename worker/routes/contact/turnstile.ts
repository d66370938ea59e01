import * as z from 'zod/mini';
import { uuidv8 } from '#schema/rules/uuid.ts';
import { errorName } from '../../error-name.ts';
import { sha256 } from '../../sha256.ts';

const endpoint = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** The form gives its widget this name, so a token from another form doesn't pass. */
const action = 'estimate';
const attempts = 2;
const timeoutMs = 2000;
/** Our faults or Turnstile's, which say nothing about the visitor. */
const faultCodes = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'];
/** The token of a page that was open for more than five minutes, or was sent twice. It was good once. */
const tooLate = 'timeout-or-duplicate';

const resultSchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  'error-codes': z._default(z.array(z.string()), []),
});

interface Check {
  secret: string;
  /** From the widget in the form. */
  token: string;
  /** The host name of the page with the form. */
  hostname: string;
  remoteip: string | undefined;
  /** The request's id. A token passes again for the same request, and for no other. */
  id: string;
}

/** Whether Turnstile thinks a person sent this, or 'unknown' if it can't say. */
export async function askTurnstile({ secret, token, hostname, remoteip, id }: Check): Promise<'person' | 'bot' | 'unknown'> {
  const idempotency_key = uuidv8(await sha256(`${id} ${token}`));
  const body = JSON.stringify({ secret, response: token, remoteip, idempotency_key });
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(endpoint, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
      const result = resultSchema.parse(await response.json());
      const fault = result['error-codes'].find((code) => faultCodes.includes(code));
      if (fault) throw new DOMException(fault, fault);
      if (result['error-codes'].includes(tooLate)) return 'unknown';
      return result.success && result.hostname === hostname && result.action === action ? 'person' : 'bot';
    } catch (error) {
      console.warn(JSON.stringify({ event: 'turnstile_unanswered', attempt, error: errorName(error) }));
    }
  }
  return 'unknown';
}
