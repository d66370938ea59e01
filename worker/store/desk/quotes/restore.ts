/** Quotes that come back with an import. Whoever wrote the file could have signed for the customer, so the register has to know a signature. */
import { quoteProgressSchema } from '../../../../schema/quote.ts';
import { parseJson } from '../../../parse-json.ts';
import { sha256Hex } from '../../../sha256.ts';
import type { Line } from '../line.ts';
import { isExample } from '../memory.ts';
import { addRow, replaceColumns } from '../sql.ts';
import { quotesOf, sealOf, sealsIn } from './quote-rows.ts';

type RequestLine = Extract<Line, { kind: 'request' }>;

/** Of each quote; empty without a signature. */
export function sealsOf({ id, quotes = [] }: RequestLine): Promise<string[]> {
  return Promise.all(
    quotes.map(async ({ content, progress }) => {
      const { signature } = quoteProgressSchema.parse(parseJson(progress));
      return signature ? sealOf(id, await sha256Hex(content), signature) : '';
    }),
  );
}

/** False if nothing is new. What is signed here stays, unless the line has more of it. */
export function restoreQuotes(sql: SqlStorage, line: RequestLine, seals: readonly string[], isLonger: boolean): boolean {
  const { id, quotes = [], work } = line;
  const here = quotesOf(sql, id);
  const known = sealsIn(sql, id);
  const isKnown = (seal: string) => isExample(sql) || known.includes(seal);
  const signedHere = here.filter(({ signature }) => signature).length;
  if (signedHere > 0 ? seals.filter(isKnown).length <= signedHere : here.length > 0 && !isLonger) return false;
  sql.exec('DELETE FROM quotes WHERE request_id = ?', id);
  for (const [index, { progress, ...row }] of quotes.entries()) {
    const seal = seals[index];
    const isTrue = !seal || isKnown(seal);
    const { signature: _, ...unsigned } = quoteProgressSchema.parse(parseJson(progress));
    addRow(sql, 'quotes', { request_id: id, ...row, progress: isTrue ? progress : JSON.stringify(unsigned) });
  }
  if (work) addRow(sql, 'work', { request_id: id, ...work }, replaceColumns('request_id', ...Object.keys(work)));
  return quotes.length > 0;
}
