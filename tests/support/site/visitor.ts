import sharp from 'sharp';
import { z } from 'zod';
import type { VisitorPage } from '#schema/api/visitor.ts';
import { estimate, type Site, token } from './start.ts';

const storedSchema = z.object({ id: z.string(), link: z.string().includes('/request#') });

const asBusiness = { Authorization: `Bearer ${token}` };

export interface Visitor {
  id: string;
  link: string;
  /** The fragment of the link to the visitor's page. */
  fragment: string;
  /** A call from the visitor's page. */
  call: (path?: string, method?: string, body?: unknown) => ReturnType<Site['fetch']>;
  /** What the page shows. */
  page: () => Promise<VisitorPage>;
  upload: (bytes: Uint8Array, kind?: 'photo' | 'visualizer') => ReturnType<Site['fetch']>;
}

/** Sends a request and opens its visitor's page. */
export async function sendAsVisitor(
  site: Site,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Visitor> {
  const response = await callAsAnybody(site, '/api/contact', 'POST', estimate(fields), headers);
  const { id, link } = storedSchema.parse(await response.json());
  return { ...openAsVisitor(site, id, link.split('#')[1] ?? ''), link };
}

/** The fragment of the link in the thank-you page. */
export function fragmentIn(page: string): string {
  return /\/request#([0-9a-f-]{36}\.[0-9a-f]{32})"/.exec(page)?.[1] ?? '';
}

export function openAsVisitor(site: Site, id: string, fragment: string): Visitor {
  const Authorization = `Bearer ${fragment}`;
  const call = (path = '', method = 'GET', body?: unknown) =>
    callAsAnybody(site, `/api/request${path}`, method, body, { Authorization });
  return {
    id,
    link: `/request#${fragment}`,
    fragment,
    call,
    page: () => answerOf<VisitorPage>(call()),
    upload: (bytes, kind) =>
      site.fetch(site.url(`/api/request/photos${kind ? `?kind=${kind}` : ''}`), {
        method: 'POST',
        headers: { Authorization, 'Content-Type': 'image/jpeg' },
        body: bytes,
      }),
  };
}

/** A link that the business makes, opened. */
export async function openNewLink(site: Site, id: string, headers: Record<string, string> = asBusiness): Promise<Visitor> {
  const response = await callAsAnybody(site, `/api/requests/${id}/links`, 'POST', undefined, headers);
  const { link } = z.object({ link: z.string().startsWith(site.url('/request#')) }).parse(await response.json());
  return openAsVisitor(site, id, link.split('#')[1] ?? '');
}

/** A customer's own link, one that the business makes, and a new calendar address. */
export async function openAll(site: Site, headers: Record<string, string> = asBusiness) {
  const { id, fragment: own } = await sendAsVisitor(site);
  const { fragment: made } = await openNewLink(site, id, headers);
  const response = await callAsAnybody(site, '/api/calendar', 'POST', undefined, headers);
  const { path } = z.object({ path: z.string() }).parse(await response.json());
  return { own, made, path };
}

/** What they are answered with now. */
export async function statusesOf(site: Site, { own, made, path }: Awaited<ReturnType<typeof openAll>>): Promise<number[]> {
  const links = [own, made].map((fragment) => openAsVisitor(site, '', fragment).call());
  return (await Promise.all([...links, site.fetch(site.url(path))])).map(({ status }) => status);
}

interface Answered {
  ok: boolean;
  status: number;
  json: () => Promise<unknown>;
}

/** What a call is answered with, of the type that the Worker's route gives it. Throws if the call is refused. */
export async function answerOf<Answer>(call: Promise<Answered>): Promise<Answer> {
  const response = await call;
  if (!response.ok) throw new Error(`The answer is a ${response.status}.`);
  return z.custom<Answer>().parse(await response.json());
}

/** A call by anybody, of JSON or of text. */
export function callAsAnybody(
  site: Site,
  path: string,
  method = 'GET',
  body?: unknown,
  headers: Record<string, string> = {},
): ReturnType<Site['fetch']> {
  return site.fetch(site.url(path), {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** A call by the business. */
export function callAsBusiness(
  site: Site,
  path: string,
  method?: string,
  body?: unknown,
  headers?: Record<string, string>,
): ReturnType<Site['fetch']> {
  return callAsAnybody(site, path, method, body, { ...asBusiness, ...headers });
}

/** A small picture; each `shade` gives a different one. */
export async function makePhoto(
  shade: number,
  {
    format = 'jpeg',
    width = 40,
    height = 30,
  }: { format?: 'jpeg' | 'png' | 'webp' | 'gif'; width?: number; height?: number } = {},
): Promise<Buffer<ArrayBuffer>> {
  const background = { r: shade, g: 90, b: 60 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return Buffer.from(buffer);
}
