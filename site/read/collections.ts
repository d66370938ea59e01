/** Folders with one entry a file, and their entries in each language. */

import type { z } from 'zod';
import { guideSchema } from '#schema/content/files/article.ts';
import { seasonSchema } from '#schema/content/files/catalog.ts';
import { drawingSchema } from '#schema/content/files/drawing.ts';
import { slug as addressPart } from '#schema/content/files/fields.ts';
import { galleryProjectSchema } from '#schema/content/files/gallery.ts';
import { infoPageSchema } from '#schema/content/files/info-page.ts';
import { homeServiceCardSchema, servicePageSchema } from '#schema/content/files/service.ts';
import { roomSchema } from '#schema/content/files/visualizer.ts';
import type { Language } from '#schema/rules/language.ts';
import {
  cityByKindSchema,
  jobByKindSchema,
  productByKindSchema,
  reviewByKindSchema,
  serviceCardByKindSchema,
  visualizerFloorByKindSchema,
} from './by-kind.ts';
import { contentFolder } from './folder.ts';
import { isBilingual } from './languages.ts';
import { order } from './order.ts';
import { readEntry, spanishFileOf } from './read.ts';
import { filesIn, hasFile } from './yaml.ts';

interface Collection<Schema extends z.ZodObject = z.ZodObject> {
  folder: string;
  schema: Schema;
  /** The field that is the file's name. */
  named?: 'slug' | 'id';
  /** Slugs in the order of lists. Entries that aren't in it come last, in the order of their names. */
  order: readonly string[];
  /** Which entries are also in Spanish: none, those with an .es.yaml file, or all, because a Spanish page lists them. */
  spanish: 'none' | 'some' | 'all';
}

const menus = [...order.flooring, ...order.roomsAndWork];

export const collections = {
  cities: { folder: 'cities', schema: cityByKindSchema, named: 'slug', order: order.cities, spanish: 'some' },
  services: { folder: 'services', schema: servicePageSchema, named: 'slug', order: menus, spanish: 'some' },
  drawings: { folder: 'drawings', schema: drawingSchema, named: 'slug', order: [], spanish: 'all' },
  pages: { folder: 'pages', schema: infoPageSchema, named: 'slug', order: order.pages, spanish: 'some' },
  guides: { folder: 'guides', schema: guideSchema, named: 'id', order: order.guides, spanish: 'none' },
  products: { folder: 'products', schema: productByKindSchema, named: 'id', order: order.products, spanish: 'all' },
  seasons: { folder: 'seasons', schema: seasonSchema, named: 'id', order: order.seasons, spanish: 'all' },
  gallery: { folder: 'gallery', schema: galleryProjectSchema, order: order.gallery, spanish: 'all' },
  jobs: { folder: 'jobs', schema: jobByKindSchema, order: [], spanish: 'some' },
  reviews: { folder: 'reviews', schema: reviewByKindSchema, order: [], spanish: 'none' },
  rooms: { folder: 'rooms', schema: roomSchema, named: 'id', order: order.rooms, spanish: 'all' },
  homeCards: { folder: 'home-cards', schema: homeServiceCardSchema, named: 'id', order: order.homeCards, spanish: 'all' },
  serviceCards: {
    folder: 'service-cards',
    schema: serviceCardByKindSchema,
    named: 'id',
    order: order.serviceCards,
    spanish: 'all',
  },
  visualizerFloors: {
    folder: 'visualizer-floors',
    schema: visualizerFloorByKindSchema,
    named: 'id',
    order: order.visualizerFloors,
    spanish: 'all',
  },
} as const satisfies Record<string, Collection>;

export function readFolder<Schema extends z.ZodObject>(
  collection: Collection<Schema>,
  language: Language = 'en',
): z.output<Schema>[] {
  const { folder, named, spanish } = collection;
  const files = new Map(filesIn(folder).map((file) => [slugOf(file), file]));
  return [...new Set([...collection.order, ...files.keys()])].flatMap((slug) => {
    const file = files.get(slug);
    if (!file) return [];
    if (!addressPart.safeParse(slug).success) {
      throw new Error(
        `${contentFolder}/${file}: rename this file. Its name is part of an address: at most 60 lowercase letters and digits, with hyphens between words, such as new-oak-floor.yaml`,
      );
    }
    if (language === 'es' && isBilingual && spanish === 'some' && !hasFile(spanishFileOf(file))) return [];
    return [readEntry(collection.schema, file, language, named ? { [named]: slug } : {})];
  });
}

/** 'kyle' for 'cities/kyle.yaml'. */
function slugOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
}
