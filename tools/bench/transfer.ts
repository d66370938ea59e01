/** What a first visit to a page transfers, by type, as Chromium counts it on the wire. */
import type { Browser } from 'playwright-core';
import { phone, visit } from '../../tests/support/browser.ts';

export const types = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Other'] as const;
export type Transfer = Record<(typeof types)[number], number> & { requests: number };

/** Bytes before anything is scrolled or touched, on a phone of 390 px at 2x, in brotli. */
export async function transferOf(browser: Browser, origin: string, path: string): Promise<Transfer> {
  const headers = { 'Accept-Encoding': 'br' };
  const { page, context } = await visit(browser, origin, { ...phone, extraHTTPHeaders: headers });
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const typeOf = new Map<string, string>();
  const transfer: Transfer = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Other: 0, requests: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => void typeOf.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfer[types.find((type) => type === typeOf.get(requestId)) ?? 'Other'] += encodedDataLength;
    transfer.requests += 1;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await context.close();
  return transfer;
}
