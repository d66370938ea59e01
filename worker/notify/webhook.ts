import { hex } from '../digest.ts';

/** In milliseconds. */
const patience = 5000;

/**
 * Posts JSON with `X-Signature: t=<Unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA-256 of "<t>.<body>". The receiver computes
 * it again with the shared secret, and refuses an old t, so that nobody can send a copy later.
 */
export async function postSigned(url: string, secret: string, content: unknown): Promise<void> {
  const body = JSON.stringify(content);
  const at = Math.floor(Date.now() / 1000);
  const headers = { 'Content-Type': 'application/json', 'X-Signature': `t=${at},v1=${await hmac(secret, `${at}.${body}`)}` };
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(patience) });
  await answer.body?.cancel();
  if (!answer.ok) throw new DOMException(`The webhook answered ${answer.status}`, 'NetworkError');
}

async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}
