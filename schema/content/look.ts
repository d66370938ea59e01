/** The shape of look.yaml: how the business looks where it differs from the site's own design. */
import { z } from 'zod';
import { hexColor, name } from './files/fields.ts';

const path = z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, 'expected the path of an SVG');

export const lookSchema = z.strictObject({
  trade: name.max(12).meta({ title: 'Trade', description: 'Below the name, in capitals, such as FLOORING.' }),
  width: z
    .number()
    .min(100)
    .max(260)
    .meta({ title: 'Width of the wordmark', description: 'The sign takes 42; a letter of the name takes about 10.' }),
  mark: z
    .strictObject({ wood: path.meta({ title: 'Colored part' }), stone: path.meta({ title: 'Gray part' }) })
    .meta({ title: 'Sign', description: 'Two SVG paths, 32 wide and 29 high, that start at y = 3.' }),
  colors: z
    .record(z.string(), hexColor)
    .default({})
    .meta({ title: 'Colors', description: 'By the names in components/theme.ts. Those that are left out stay as they are.' }),
});

export type Look = z.infer<typeof lookSchema>;
