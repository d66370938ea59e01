import * as z from 'zod/mini';

const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const answerSchema = z.object({ success: z.boolean() });

/** Asks Turnstile about the token that its widget put into the form. True where it does not answer: a request must not be lost. */
export async function isPerson(secret: string, response: string, remoteip: string | undefined): Promise<boolean> {
  if (!response) return false;
  try {
    const body = JSON.stringify({ secret, response, remoteip });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(3000) });
    return answerSchema.parse(await answer.json()).success;
  } catch (error) {
    console.warn(JSON.stringify({ event: 'turnstile_unanswered', error: error instanceof Error ? error.name : 'unknown' }));
    return true;
  }
}
