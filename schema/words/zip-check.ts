/** components/section/ZipCheck.tsx. {zip} and {phone} are elements. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const zipCheckWords = z.strictObject({
  title: text,
  form: text,
  label: text,
  fiveDigits: text,
  check: text,
  inside: text,
  shared: text,
  edge: text,
  aboutEdge: prose,
  outside: text,
  aboutOutside: prose,
  estimate: text,
  all: text,
  place: text,
  homeBase: text,
  fromHome: text,
  popular: text,
  empty: text,
  notDigits: text,
  wrongLength: text,
});

export type ZipCheckWords = z.infer<typeof zipCheckWords>;
