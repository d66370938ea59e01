import { hex } from '../sha256.ts';

const timeoutMs = 5000;

/**
 * Posts JSON with `X-Signature: t=<Unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA-256 of "<t>.<body>" under the shared secret.
 * The receiver recomputes it, and rejects an old t so that a copy can't be replayed.
 */
export async function postSigned(url: string, secret: string, content: unknown): Promise<void> {
  const body = JSON.stringify(content);
  const time = Math.floor(Date.now() / 1000);
  const signature = `t=${time},v1=${await hmac(secret, `${time}.${body}`)}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Signature': signature },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new DOMException(`The webhook responded with ${response.status}`, 'NetworkError');
}

async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}
