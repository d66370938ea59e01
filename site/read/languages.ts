/** The languages of this business's site. */
import { z } from 'zod';
import { languages as known } from '#schema/rules/language.ts';
import { parseData } from './parse.ts';
import { readYaml } from './yaml.ts';

const schema = z.looseObject({ languages: z.array(z.enum(known)).min(1) });

export const { languages } = parseData(schema, readYaml('business.yaml'), ['business.yaml']);
export const isBilingual = languages.includes('es');
