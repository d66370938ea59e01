import { z } from 'zod';
import { callDesk, type DeskSite, fillFromKv, listDumps, postToDesk } from './site.ts';

/** What each table of the desk is to a person. What isn't here follows from the rest. */
const names: Record<string, string> = {
  requests: 'requests',
  entries: 'notes, messages and lines of history',
  quotes: 'quotes',
  contracts: 'signatures',
  visits: 'visits',
  work: 'jobs with work days',
  links: 'links',
  photos: 'photos',
  subscribers: 'newsletter addresses',
  calendars: 'calendar addresses',
};

const tablesSchema = z.object({ tables: z.record(z.string(), z.object({ dumped: z.number(), newer: z.number() })) });

/** Replaces the desk with a dump. Returns false if somebody didn't want to. */
export async function restore(
  site: DeskSite,
  day: string | undefined,
  confirm: (question: string) => Promise<boolean>,
): Promise<boolean> {
  const dumps = await listDumps(site);
  const dump = day === undefined ? dumps[0] : dumps.find(({ name }) => name === day);
  if (!dump) throw new Error(`There is no such dump. There are: ${dumps.map(({ name }) => name).join(', ') || 'none'}.`);
  const response = await postToDesk(site, '/api/desk/restore', { dump: dump.name });
  const { tables } = tablesSchema.parse(await response.json());
  const lost = Object.entries(names).flatMap(([table, name]) =>
    tables[table]?.newer ? [`  ${tables[table].newer} ${name}`] : [],
  );
  console.log(`The dump of ${dump.at} has ${tables.requests?.dumped ?? 0} requests.`);
  console.log(
    lost.length === 0
      ? 'This desk has nothing that is newer.'
      : `This desk has, newer than the dump or changed since:\n${lost.join('\n')}\nRequests come back as they were sent, and photos; all else of this is lost.`,
  );
  if (!(await confirm('Everything in the desk is replaced.'))) return false;
  await callDesk(site, '/api/desk/restore/finish', { method: 'POST' });
  console.log(
    `The desk is as it was at ${dump.at}, and ${await fillFromKv(site)} requests that came later are back as they were sent.`,
  );
  return true;
}
