/** Pages about how we work. */
import { z } from 'zod';
import { text } from '../content/fields.ts';

export const infoWords = z.strictObject({
  questions: text,
  readNext: text,
});
