/** Words of every article's page. */
import { z } from 'zod';
import { text } from '../content/fields.ts';

export const articleWords = z.strictObject({
  back: text.meta({ description: 'The link to the list of articles.' }),
  author: text.meta({ description: 'With {name}, the business.' }),
  by: text.meta({ description: 'With {author}.' }),
  minutes: text.meta({ description: 'With {count}, how long it takes to read.' }),
  skim: text.meta({ description: 'If the owner gave a shorter time. With {count}, its minutes, and {read}.' }),
  updated: text.meta({ description: 'With {date}, when its words last changed.' }),
  contents: text,
  side: text.meta({ description: 'Names the contents and the button beside them, for screen readers.' }),
  questions: text,
  services: text,
  cities: text,
  more: text.meta({ description: 'Names the links to other articles, for screen readers.' }),
  previous: text,
  next: text,
  others: text,
  allArticles: text,
  cost: z.strictObject({
    installed: text,
    material: text,
    installation: text,
    total: text,
    perSqFt: text.meta({ description: 'With {price}.' }),
    bestFor: text,
    factor: text,
    impact: text,
    impacts: z.strictObject({ High: text, Medium: text, Low: text }),
    why: text,
    line: text,
    price: text,
    purpose: text,
  }),
});
