import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { publishedSchema } from '../../schema/published.ts';

/** What the desk has published. Throws if it can't be reached or doesn't answer with that. */
export async function fetchPublished(site: string) {
  const response = await request(new URL('/api/published', site));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  const answer = publishedSchema.safeParse(await response.json().catch(() => undefined));
  if (answer.success) return answer.data;
  const [issue] = answer.error.issues;
  throw new Error(`${response.url} didn't answer as expected: ${issue?.path.join('.') || 'the answer'} ${issue?.message}`);
}

/** The photo upright, without what the phone wrote into it. Or why there is none: its consent may be withdrawn in the meantime. */
export async function fetchPhoto(url: URL): Promise<Buffer | 'withdrawn' | 'unreadable'> {
  const response = await request(url);
  if (response.status === 404 || response.status === 410) return 'withdrawn';
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const photo = sharp(Buffer.from(await response.arrayBuffer()), { failOn: 'error' }).autoOrient();
  return photo
    .resize(2560, 2560, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => 'unreadable' as const);
}

/** The site answers so many calls a minute, and says how long to wait for more. */
async function request(url: URL, attempts = 5): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((error) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
    throw new Error(`${url} can't be reached: ${cause}`);
  });
  if (response.status !== 429 || attempts === 1) return response;
  await setTimeout(1000 * Number(response.headers.get('Retry-After') ?? 60));
  return request(url, attempts - 1);
}
