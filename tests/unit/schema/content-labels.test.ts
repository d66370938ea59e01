import { expect, test } from 'vitest';
import { z } from 'zod';

// Nobody edits jobs by hand.
const modules = import.meta.glob<Record<string, unknown>>(['../../../schema/content/files/*.ts', '!**/job.ts'], { eager: true });

test('every field of the content has a title and a description for the editor', () => {
  const schemas = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (value instanceof z.ZodType ? [[name, value] as const] : []));
  expect(schemas.length).toBeGreaterThan(10);
  expect(schemas.flatMap(([name, schema]) => unlabeled(z.toJSONSchema(schema, { io: 'input' }), name))).toEqual([]);
});

/** Paths of fields without a title or a description. A constant isn't edited, so it needs none. */
function unlabeled(schema: z.core.JSONSchema._JSONSchema, path: string): string[] {
  if (typeof schema === 'boolean') return [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean' || field.const !== undefined) return [];
    const labeled = field.title && field.description;
    return [...(labeled ? [] : [`${path}.${name}`]), ...unlabeled(field, `${path}.${name}`)];
  });
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((choice) => unlabeled(choice, path));
  const items = [schema.items ?? []].flat().flatMap((item) => unlabeled(item, path));
  return [...fields, ...choices, ...items];
}
