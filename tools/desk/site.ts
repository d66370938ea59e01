/** The desk of a running site, as the commands reach it. */
import { z } from 'zod';

export interface DeskSite {
  url: string;
  token: string;
}

export async function callDesk({ url, token }: DeskSite, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(new URL(path, url), {
    ...init,
    headers: { ...init.headers, Authorization: `Bearer ${token}` },
  }).catch((error: unknown) => {
    throw new Error(`${url} can't be reached. On this computer, npm start serves it; or name another site with --url`, {
      cause: error,
    });
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Sends JSON. */
export function postToDesk(site: DeskSite, path: string, body: object): Promise<Response> {
  return callDesk(site, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const dumpsSchema = z.object({ dumps: z.array(z.object({ name: z.string(), at: z.string() })) });

/** The dumps that a site has, the newest first. */
export async function listDumps(site: DeskSite) {
  return dumpsSchema.parse(await (await callDesk(site, '/api/desk/dumps')).json()).dumps;
}

const pageSchema = z.object({ inserted: z.number(), cursor: z.string().nullable() });

/** Adds what KV has and the desk lacks. Returns how many requests that were. */
export async function fillFromKv(site: DeskSite): Promise<number> {
  let inserted = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await callDesk(site, `/api/desk/fill?${new URLSearchParams({ cursor })}`, { method: 'POST' });
    const page = pageSchema.parse(await response.json());
    inserted += page.inserted;
    cursor = page.cursor;
  }
  return inserted;
}
