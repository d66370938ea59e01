/** The privacy page. In its texts, {name} is the business's name, {email}, {phone} and {addendum} are links, and {languageChosen}, {favorites} and {scale} are code. Names of `only` stand for its texts. */
import { z } from 'zod';
import { prose, slug, text } from '../content/fields.ts';

export const privacyWords = z.strictObject({
  title: text,
  description: prose.meta({ description: 'With `scripts`.' }),
  scripts: z.strictObject({
    withCheck: text,
    withoutCheck: text,
  }),
  heading: text,
  lead: prose,
  contents: text,
  sections: z.array(
    z.strictObject({
      id: slug,
      heading: text,
      withCheck: prose.meta({ description: 'The last paragraph, if the form has the spam check.' }).optional(),
      blocks: z.array(z.union([prose, z.array(text)])).meta({ description: 'Paragraphs and lists.' }),
    }),
  ),
  only: z
    .strictObject({
      visualizer: z.strictObject({ plan: text, photoInVisualizer: prose, fromVisualizer: prose, keptFavorites: prose }),
      realSize: z.strictObject({ keptScale: prose }),
      spanish: z.strictObject({ whichForm: text, keptLanguage: prose }),
    })
    .meta({ description: 'What is true only where there is a visualizer, a page of floors at real size, or Spanish.' }),
  exception: text,
  addendum: text,
});
