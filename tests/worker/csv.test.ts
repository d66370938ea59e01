import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ordinary, sharedSite } from '../support/shared-site.ts';
import { estimate } from '../support/site.ts';

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
  expect(record?.notes).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z API: A note,\n"quoted"$/);
});

test('a plan is exported as one cell of readable text', async () => {
  const rooms = [
    { room: 'Living Room', width: 14, length: 18, floor: 'Walnut Hardwood', rotation: 45 },
    { room: '=HYPERLINK("http://evil.example")', width: 8, length: 10, floor: 'Marble "Tile", white', rotation: 0 },
  ];
  const link = '#plan=living-room.walnut-hardwood.12.12.45';
  const id = await send({ plan: { rooms, total: 12345.6, link } });
  const id2 = await send({ plan: { rooms: rooms.toReversed(), total: 0, link } });
  const records = await exported('');
  expect(records.find((row) => row.id === id)?.plan).toBe(
    [
      'Living Room: 14 x 18 ft, Walnut Hardwood, turned 45°',
      '=HYPERLINK("http://evil.example"): 8 x 10 ft, Marble "Tile", white, installed straight',
      'Total: $12,345.60 for material and standard installation',
      `http://site.test/visualizer${link}`,
    ].join('\n'),
  );
  // At the start of a cell this would run as a formula.
  expect(records.find((row) => row.id === id2)?.plan).toMatch(/^'=HYPERLINK/);
});

test('the export is filtered, and has its header even when nothing matches', async () => {
  expect(await exported('q=nobody-at-all')).toEqual([]);
  expect(await exported('status=lost')).toEqual([]);
  expect((await exported('status=quoted')).length).toBe(1);
  expect((await call('/api/requests.csv?status=maybe')).status).toBe(400);
});
