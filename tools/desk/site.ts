/** The desk of a running site, as the commands reach it. */
import { z } from 'zod';

export interface DeskSite {
  url: string;
  token: string;
}

/** Bytes of one import call, below what the API takes. */
const importBytes = 512 * 1024;

const importedSchema = z.object({ added: z.number(), skipped: z.number(), unreadable: z.array(z.number()) });

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

/** Names the lines that can't be read. */
export async function importLines(
  site: DeskSite,
  source: AsyncIterable<string> | string[],
): Promise<{ added: number; skipped: number }> {
  const total = { added: 0, skipped: 0 };
  let sent = 0;
  const send = async (lines: string[]) => {
    const response = await callDesk(site, '/api/desk/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: lines.join('\n'),
    });
    const answer = importedSchema.parse(await response.json());
    total.added += answer.added;
    total.skipped += answer.skipped;
    for (const number of answer.unreadable) console.error(`Line ${sent + number} isn't from an export of the desk.`);
    sent += lines.length;
  };
  let lines: string[] = [];
  let bytes = 0;
  for await (const line of source) {
    const length = Buffer.byteLength(line) + 1;
    if (lines.length > 0 && bytes + length > importBytes) {
      await send(lines);
      [lines, bytes] = [[], 0];
    }
    lines.push(line);
    bytes += length;
  }
  if (lines.length > 0) await send(lines);
  return total;
}
