/** What the tests of finished jobs do at a site. */
import { expect } from 'vitest';
import { dateOf, dateText } from '../../schema/business-time.ts';
import { dayMs } from '../../schema/duration.ts';
import { storedPhotoSchema } from '../../schema/photo.ts';
import { publishedSchema } from '../../schema/published.ts';
import { type Site, token } from '../support/site.ts';
import { callAsBusiness, sendAsVisitor, type Visitor } from '../support/visitor.ts';

export const job = {
  finishedOn: dateText(dateOf(Date.now()) - 3 * dayMs),
  floor: 'hardwood',
  squareFeet: 640,
  daysOnSite: 3,
  city: 'Kyle',
};

/** Sends a request and finishes its job. */
export async function finishJob(site: Site, fields: Record<string, unknown> = {}, changes: object = {}): Promise<Visitor> {
  const visitor = await sendAsVisitor(site, fields);
  const response = await callAsBusiness(site, `/api/requests/${visitor.id}/job`, 'PUT', { ...job, ...changes });
  expect(response.status).toBe(200);
  return visitor;
}

/** Uploads a photo of the crew's. */
export function uploadJobPhoto(site: Site, { id }: Visitor, bytes: Uint8Array, kind = 'after') {
  const headers = { 'Content-Type': 'image/jpeg', Authorization: `Bearer ${token}` };
  return site.fetch(site.url(`/api/requests/${id}/photos?kind=${kind}`), { method: 'POST', headers, body: bytes });
}

export async function addJobPhoto(site: Site, visitor: Visitor, bytes: Uint8Array, kind?: string) {
  const response = await uploadJobPhoto(site, visitor, bytes, kind);
  expect(response.status).toBe(201);
  return storedPhotoSchema.parse(await response.json());
}

/** What is public now, not as the edge remembers it; null if the desk says that it doesn't know. */
export async function readPublished(site: Site) {
  await site.forgetCached('/api/published');
  const response = await site.fetch(site.url('/api/published'));
  return response.status === 503 ? null : publishedSchema.parse(await response.json());
}
