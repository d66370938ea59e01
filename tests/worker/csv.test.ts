import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { estimate, type Site, startSite, token } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const authorization = { Authorization: `Bearer ${token}` };

async function store(fields: Record<string, unknown>) {
  const response = await site.fetch(site.url('/api/contact'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(estimate(fields)),
  });
  return z.object({ id: z.string() }).parse(await response.json()).id;
}

/** The exported records that match a query. */
async function exported(query: string) {
  const response = await site.fetch(site.url(`/api/requests.csv?${query}`), { headers: authorization });
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\uFEFF')).toBe(true);
  return z.array(z.record(z.string(), z.string())).parse(parse(text, { bom: true, columns: true, record_delimiter: '\r\n' }));
}

test('quotes, commas, newlines and any script survive the export', async () => {
  const fields = {
    fullName: 'José "Pepe", Núñez 漢字 👩‍👩‍👧',
    projectDetails: 'First line, with comma\nsecond "line"\n\n\tthird\u2028العربية',
  };
  const id = await store(fields);
  await site.fetch(site.url(`/api/requests/${id}`), {
    method: 'PATCH',
    headers: { ...authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'quoted', note: 'A note,\n"quoted"' }),
  });
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
  const id = await store({ plan: { rooms, total: 12345.6, link } });
  const id2 = await store({ plan: { rooms: rooms.toReversed(), total: 0, link } });
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

test.each(['=HYPERLINK("http://evil.example")', '=1+1', '+1 512 555 0199', '-2+3', '@SUM(A1)'])(
  'a cell that starts like a formula stays text: %s',
  async (text) => {
    const id = await store({ fullName: text, projectDetails: text, phone: '+15125550188' });
    const record = (await exported('')).find((row) => row.id === id);
    expect(record).toMatchObject({ fullName: `'${text}`, projectDetails: `'${text}`, phone: "'+15125550188" });
  },
);

test('the export is filtered, and has its header even when nothing matches', async () => {
  expect(await exported('q=nobody-at-all')).toEqual([]);
  expect(await exported('status=lost')).toEqual([]);
  expect((await exported('status=quoted')).length).toBe(1);
  const wrong = await site.fetch(site.url('/api/requests.csv?status=maybe'), { headers: authorization });
  expect(wrong.status).toBe(400);
});

test("the export needs credentials, and gets a 503 when the desk doesn't respond", async () => {
  expect((await site.fetch(site.url('/api/requests.csv'))).status).toBe(401);
  await site.failing(['desk']);
  expect((await site.fetch(site.url('/api/requests.csv'), { headers: authorization })).status).toBe(503);
  await site.failing([]);
});
