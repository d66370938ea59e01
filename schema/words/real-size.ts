/** The page that shows floors at real size. `tool` has the words of its island. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';
import { headWords } from '../content/parts.ts';

export const realSizeWords = z.strictObject({
  ...headWords,
  name: text,
  heading: text,
  lead: prose,
  withoutScripts: prose,
  planks: text.meta({ description: 'How large the pieces of a floor are.' }),
  tiles: text,
  soft: text,
  sizes: text,
  aboutSizes: prose,
  visualizer: text,
  accuracy: text,
  aboutAccuracy: z.array(prose),
  closing: text,
  closingBody: prose,
  estimate: text,
  tool: z.strictObject({
    floor: text,
    label: text.meta({ description: 'For screen readers. The part that scrolls.' }),
    estimated: text,
    exact: text,
    exactForNow: text.meta({ description: 'If the browser keeps nothing.' }),
    enlarged: text.meta({ description: 'If two fingers have enlarged the page.' }),
    set: text,
    setAgain: text,
    onPaper: text.meta({ description: 'Only in print.' }),
    cardHeading: text,
    aboutCard: prose,
    length: text,
    pixels: text,
    smaller: text,
    larger: text,
    fits: text,
    cancel: text,
  }),
});

export type RealSizeWords = z.infer<typeof realSizeWords>;
