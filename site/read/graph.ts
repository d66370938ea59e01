/** All that entries name, in all of the content at once, and what to do where it's gone or has another name. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { articleSchema, guideSchema } from '#schema/content/files/article.ts';
import { offersSchema, productSchema, seasonSchema } from '#schema/content/files/catalog.ts';
import { citySchema } from '#schema/content/files/city.ts';
import { costGuideSchema } from '#schema/content/files/cost-guide.ts';
import { floorKindsSchema } from '#schema/content/files/floor-kind.ts';
import { galleryProjectSchema } from '#schema/content/files/gallery.ts';
import { infoPageSchema } from '#schema/content/files/info-page.ts';
import { jobSchema } from '#schema/content/files/job.ts';
import { homeServiceCardSchema, serviceCardSchema, servicePageSchema } from '#schema/content/files/service.ts';
import { poorFitsSchema, seeInRoomSchema, visualizerFloorSchema } from '#schema/content/files/visualizer.ts';
import { orderSchema } from '#schema/content/order.ts';
import { picksSchema } from '#schema/content/picks.ts';
import { editDistance } from './edit-distance.ts';
import { contentFolder } from './folder.ts';
import { whereIs } from './parse.ts';
import { adviceOn, isThere, namesIn, pageAt, type Reference, referencesIn } from './references.ts';
import { bodyOf, filesIn, hasFile, readYaml } from './yaml.ts';

const entries: Readonly<Record<string, z.ZodType>> = {
  articles: articleSchema,
  cities: citySchema,
  gallery: galleryProjectSchema,
  guides: guideSchema,
  'home-cards': homeServiceCardSchema,
  jobs: jobSchema,
  pages: infoPageSchema,
  products: productSchema,
  seasons: seasonSchema,
  'service-cards': serviceCardSchema,
  services: servicePageSchema,
  'visualizer-floors': visualizerFloorSchema,
};
const lists: Readonly<Record<string, z.ZodType>> = {
  'catalog.yaml': offersSchema,
  'cost-guide.yaml': costGuideSchema,
  'floor-kinds.yaml': floorKindsSchema,
  'order.yaml': orderSchema,
  'picks.yaml': picksSchema,
  'poor-fits.yaml': poorFitsSchema,
  'see-in-room.yaml': seeInRoomSchema,
};

interface Placed extends Reference {
  file: string;
}

export interface Broken extends Placed {
  newName: string | undefined;
  /** With its place. */
  message: string;
  place: string;
}

export function findBroken(): Broken[] {
  const all = allReferences();
  const broken = all.filter((reference) => !isThere(reference));
  return broken.map((reference) => {
    const newName = newNameOf(reference, broken, all);
    const place = whereIs(reference.path, [reference.file]);
    return { ...reference, newName, place, message: place + adviceOn(reference, newName) };
  });
}

/** Writes the new name, or removes what can be left out, and tells `onMend` of each. Returns what it couldn't do. */
export function fixBroken(onMend?: (mended: Broken) => void): Broken[] {
  const broken = findBroken();
  const fixable = broken.filter(({ newName, removable }) => newName || removable);
  for (const [file, inFile] of Map.groupBy(fixable, ({ file }) => file)) fixFile(`${contentFolder}/${file}`, inFile);
  for (const mended of fixable) onMend?.(mended);
  return fixable.length > 0 ? fixBroken(onMend) : broken;
}

/** Entries of a folder that nothing names. */
export function findUnnamed(folder: string, all = allReferences()): string[] {
  const named = new Set(all.flatMap((each) => (each.folder === folder ? [each.name] : [])));
  return [...namesIn(folder)].filter((name) => !named.has(name));
}

function allReferences(): Placed[] {
  const files = Object.entries(entries).flatMap(([folder, schema]) =>
    [...filesIn(folder), ...filesIn(folder, 'mdx')].map((file) => [file, schema] as const),
  );
  const single = Object.entries(lists).filter(([file]) => hasFile(file));
  return [...files, ...single].flatMap(([file, schema]) => [
    ...referencesIn(schema, readYaml(file)).map((reference) => ({ ...reference, file })),
    ...linksIn(file),
  ]);
}

/** Of an article's text; its words can stay without the link. */
function linksIn(file: string): Placed[] {
  if (!file.endsWith('.mdx')) return [];
  return [...bodyOf(readFileSync(`${contentFolder}/${file}`, 'utf8')).matchAll(markdownLink)].map(([, , href = '']) => ({
    file,
    path: [href],
    ...pageAt(href),
    removable: [href],
  }));
}

/** To a page, rather than a picture or a file such as /feed.xml. */
const markdownLink = /(?<!!)\[([^\]]*)\]\((\/[\w/-]*(?:[?#][^)\s]*)?)\)/g;

/** An entry that nothing names, where one is missing, is that one under its new name; so is one that is spelled almost the same. */
function newNameOf({ folder, name }: Placed, broken: readonly Placed[], all: Placed[]): string | undefined {
  const missing = new Set(broken.flatMap((each) => (each.folder === folder ? [each.name] : [])));
  const fresh = findUnnamed(folder, all);
  if (fresh.length === 1 && missing.size === 1) return fresh[0];
  return [...namesIn(folder)].find((each) => editDistance(each, name) === 1);
}

function fixFile(path: string, broken: readonly Broken[]): void {
  if (broken.some(({ newName, removable }) => !newName && removable?.length === 0)) {
    rmSync(path);
    return;
  }
  const source = readFileSync(path, 'utf8');
  const [, start = '', yaml = source, rest = ''] = /^(---\r?\n)([\s\S]*?\n)(---\r?\n[\s\S]*)$/.exec(source) ?? [];
  const document = parseDocument(yaml);
  // The last item of a list first, so that the others keep their numbers.
  for (const { path, removable, newName, name } of broken.toReversed()) {
    const value = document.getIn(path);
    if (newName && typeof value === 'string') document.setIn(path, renamed(value, name, newName));
    else if (removable && document.hasIn(removable)) document.deleteIn(removable);
  }
  const text = rest.replace(markdownLink, (link, words: string, href: string) => {
    const found = broken.find(({ path: [at] }) => at === href);
    if (!found) return link;
    return found.newName ? `[${words}](${renamed(href, found.name, found.newName)})` : words;
  });
  writeFileSync(path, start + document.toString({ lineWidth: 0, singleQuote: true }) + text);
}

/** The last part of an address is the entry's name. */
function renamed(address: string, name: string, newName: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.slice(0, path.lastIndexOf(name)) + newName + address.slice(path.lastIndexOf(name) + name.length);
}
