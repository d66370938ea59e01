import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ordinary, sharedSite } from '../support/site/shared.ts';
import { estimate } from '../support/site/start.ts';

const site = await sharedSite(ordinary, beforeAll);
const { call, send } = site;

/** The exported records that match a query. */
async function exported(query: string) {
  const response = await call(`/api/requests.csv?${query}`);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\uFEFF')).toBe(true);
  return z.array(z.record(z.string(), z.string())).parse(parse(text, { bom: true, columns: true, record_delimiter: '\r\n' }));
}

test('quotes, commas, newlines and any script survive the export', async () => {
  const fields = {
    fullName: 'José "Pepe", Núñez 漢字',
    projectDetails: 'First line, with comma\nsecond "line"\n\n\tthird 👩‍👩‍👧 العربية',
  };
  const id = await send(fields);
  await call(`/api/requests/${id}`, 'PATCH', { status: 'quoted', note: 'A note,\n"quoted"' });
  const [record] = await exported(`q=${encodeURIComponent('josé')}`);
  expect(record).toMatchObject({ ...estimate(fields), id, status: 'quoted', spamReason: '' });
  expect(record?.notes).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z API: “A note, 'quoted'”$/);
});

test('the export is filtered, and has its header even when nothing matches', async () => {
  expect(await exported('q=nobody-at-all')).toEqual([]);
  expect(await exported('status=lost')).toEqual([]);
  expect((await exported('status=quoted')).length).toBe(1);
  expect((await call('/api/requests.csv?status=maybe')).status).toBe(400);
});
