import { z } from 'zod';
import { callDesk, type DeskSite, fillFromKv, postToDesk } from './site.ts';

/** Takes the desk back to a time, or to a bookmark. Returns false if somebody didn't want to. */
export async function rewind(
  site: DeskSite,
  { to, bookmark }: { to: string | undefined; bookmark: string | undefined },
  confirm: (question: string) => Promise<boolean>,
): Promise<boolean> {
  const at = to === undefined ? Number.NaN : Date.parse(to);
  if (bookmark === undefined && !(at < Date.now()))
    throw new Error('Name a time that is over, as in --to 2026-11-28T14:05-06:00');
  const now = z.object({ bookmark: z.string() }).parse(await (await callDesk(site, '/api/desk/bookmark')).json());
  console.log(`The desk is at this bookmark now, in case you want to come back to it:\n${now.bookmark}`);
  const where = bookmark === undefined ? new Date(at).toISOString() : 'that bookmark';
  if (!(await confirm(`Everything that was done since ${where} will be gone.`))) return false;
  const target = bookmark === undefined ? { to: new Date(at).toISOString() } : { bookmark };
  const response = await postToDesk(site, '/api/desk/rewind', target);
  const { undo } = z.object({ undo: z.string() }).parse(await response.json());
  console.log(
    `The desk is as it was at ${where}, and ${await fillFromKv(site)} requests that came later are back as they were sent.`,
  );
  console.log(`To undo this: npm run desk -- rewind --url ${site.url} --bookmark ${undo}`);
  return true;
}
