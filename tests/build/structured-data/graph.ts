/** Structured data of the built pages. */
import { z } from 'zod';
import { business } from '#site/index.ts';
import { type BuiltPage, pages } from '../../support/built.ts';

export type Value = string | number | boolean | null | Value[] | Node;
export interface Node {
  [property: string]: Value;
}

export interface Graph extends BuiltPage {
  /** Top-level nodes of the page's @graph. */
  nodes: Node[];
}

const nodeSchema: z.ZodType<Node> = z.record(z.string(), z.json());
const documentSchema = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(nodeSchema) });

/** Pages with structured data. */
export const graphs: Graph[] = pages.flatMap((page) => {
  const [script, second] = page.document.querySelectorAll('script[type="application/ld+json"]');
  if (second) throw new Error(`${page.path} has two blocks of structured data`);
  return script ? [{ ...page, nodes: documentSchema.parse(JSON.parse(script.rawText))['@graph'] }] : [];
});

export function isNode(value: Value | undefined): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property's values, or none. */
export function valuesOf(value: Value | undefined): Value[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** The node and every node inside it, except references. */
export function withNested(node: Node): Node[] {
  const nested = Object.values(node).flatMap(valuesOf).filter(isNode).flatMap(withNested);
  return node['@type'] === undefined ? nested : [node, ...nested];
}

/** Ids that a node, or a node inside it, refers to. */
export function referencesIn(node: Node): string[] {
  return Object.values(node)
    .flatMap(valuesOf)
    .filter(isNode)
    .flatMap((value) => (value['@type'] === undefined ? [String(value['@id'])] : referencesIn(value)));
}

export function isA(type: string) {
  return (node: Node) => node['@type'] === type;
}

/** The path of a URL on our site, without its anchor. */
export function pathOf(url: string): string | undefined {
  if (!url.startsWith(`${business.siteUrl}/`)) return undefined;
  return url.slice(business.siteUrl.length).split('#')[0];
}

/** The values at the end of a path such as 'provider.name'. Follows references within the page. */
export function pick(graph: Graph, node: Node, field: string): Value[] {
  const [property = '', ...rest] = field.split('.');
  const values = valuesOf(node[property]);
  if (rest.length === 0) return values;
  return values.filter(isNode).flatMap((value) => pick(graph, resolve(graph, value), rest.join('.')));
}

function resolve({ nodes }: Graph, value: Node): Node {
  if (value['@type'] !== undefined) return value;
  return nodes.find((node) => node['@id'] === value['@id']) ?? {};
}
