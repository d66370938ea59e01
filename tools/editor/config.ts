/** The editor's configuration: every kind of entry under content/, with the labels, hints and limits of its schema. */

import type { CmsConfig, Collection, CollectionFile, Field, I18nOptions } from '@sveltia/cms';
import type { z } from 'zod';
import { businessSchema } from '#schema/content/business.ts';
import { exactTexts } from '#schema/content/exact-facts.ts';
import { factsSchema } from '#schema/content/facts.ts';
import { articleSchema } from '#schema/content/files/article.ts';
import { costExtrasSchema, costGuideSchema } from '#schema/content/files/cost-guide.ts';
import { floorKindsSchema } from '#schema/content/files/floor-kind.ts';
import { pictureSchema } from '#schema/content/files/gallery.ts';
import { questionsSchema, stepsSchema } from '#schema/content/files/parts.ts';
import { orderSchema } from '#schema/content/order.ts';
import { collections } from '#site/read/collections.ts';
import { contentFolder } from '#site/read/folder.ts';
import { languages } from '#site/read/languages.ts';
import { ownWordsSchema, readShape, wordsNames } from '#site/read/words-schema.ts';
import { codeWords, hasFile, readYaml } from '#site/read/yaml.ts';
import { editorFields } from './fields.ts';

const spanish: I18nOptions = {
  structure: 'multiple_files',
  locales: languages,
  default_locale: 'en',
  omit_default_locale_from_file_path: true,
};

/** `repository` is its owner and name on GitHub. */
export function editorConfig(repository: string): CmsConfig {
  return {
    load_config_file: false,
    backend: { name: 'github', repo: repository, branch: 'main', auth_methods: ['token'] },
    app_title: 'Edit the website',
    logo: { src: '/favicon.svg' },
    media_folder: `${contentFolder}/images`,
    public_folder: '',
    media_libraries: {
      stock_assets: { providers: [] },
      default: {
        config: {
          max_file_size: 30_000_000,
          slugify_filename: true,
          // Small enough for the repository, large enough for every screen. What a camera wrote about place and time goes.
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2560, height: 2560 } },
        },
      },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    show_preview_links: false,
    i18n: spanish,
    collections: [
      files('everywhere', 'Prices, hours, order', 'sell', [
        withExactTexts(file('facts', 'Prices and other figures', 'facts.yaml', factsSchema)),
        file('floor-kinds', 'Kinds of floors', 'floor-kinds.yaml', floorKindsSchema, hasFile('floor-kinds.es.yaml')),
        file('business', 'The business and its holidays', 'business.yaml', businessSchema),
        file('order', 'Order of lists and menus', 'order.yaml', orderSchema),
      ]),
      { divider: true },
      folder('jobs', 'Finished jobs', 'Job', 'title', 'handyman'),
      folder('reviews', 'Reviews', 'Review', 'author', 'reviews'),
      folder('gallery', 'Gallery', 'Project', 'title', 'photo_library'),
      pictures(),
      { divider: true },
      folder('cities', 'Cities', 'City', 'name', 'location_city'),
      folder('services', 'Services', 'Service', 'name', 'construction'),
      folder('drawings', 'Drawings of what’s underneath', 'Drawing', 'title', 'layers'),
      articles(),
      folder('guides', 'Guides', 'Guide', 'title', 'menu_book'),
      folder('products', 'Products', 'Product', 'name', 'inventory_2'),
      folder('pages', 'Pages about how we work', 'Page', 'name', 'description'),
      files('lists', 'Questions, steps, costs', 'list', [
        file('faq', 'Questions on the home page', 'faq.yaml', questionsSchema, true),
        file('process', 'How we work', 'process.yaml', stepsSchema, true),
        ...(hasFile('cost-guide.yaml') ? [file('cost-guide', 'Cost guide', 'cost-guide.yaml', costGuideSchema, true)] : []),
        ...(hasFile('cost-extras.yaml')
          ? [file('cost-extras', 'Costs besides the floor', 'cost-extras.yaml', costExtrasSchema, true)]
          : []),
      ]),
      { divider: true },
      folder('homeCards', 'Cards on the home page', 'Card', 'name', 'home'),
      folder('serviceCards', 'Cards on the page of services', 'Card', 'title', 'view_agenda'),
      folder('seasons', 'Trends by season', 'Season', 'label', 'calendar_month'),
      folder('rooms', 'Rooms of the visualizer', 'Room', 'name', 'chair'),
      folder('visualizerFloors', 'Floors of the visualizer', 'Floor', 'name', 'grid_view'),
      files(
        'words',
        'Words of pages and buttons that are yours',
        'translate',
        wordsNames.map((name) =>
          file(
            name,
            titleOf(name),
            `words/${name}.yaml`,
            ownWordsSchema(name),
            hasFile(codeWords(`words/${name}.es.yaml`)),
            readShape(name),
          ),
        ),
      ),
    ],
  };
}

function folder(key: keyof typeof collections, label: string, singular: string, title: string, icon: string): Collection {
  const { folder, schema, spanish: edition, ...collection } = collections[key];
  const named = 'named' in collection ? collection.named : undefined;
  const locales = edition === 'some' ? { ...spanish, initial_locales: ['en'] } : edition === 'all';
  return {
    name: folder,
    label,
    label_singular: singular,
    icon,
    folder: `${contentFolder}/${folder}`,
    extension: 'yaml',
    identifier_field: title,
    slug: { template: `{{${title}}}`, editable: ['create'] },
    summary: `{{${title}}}`,
    sortable_fields: [title],
    i18n: locales,
    // A field that is the file's name isn't in the file.
    fields: editorFields(schema).filter(({ name }) => name !== named),
  };
}

function articles(): Collection {
  return {
    name: 'articles',
    label: 'Articles',
    label_singular: 'Article',
    icon: 'article',
    folder: `${contentFolder}/articles`,
    extension: 'mdx',
    format: 'yaml-frontmatter',
    slug: { template: '{{title}}', editable: ['create'] },
    sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
    i18n: { ...spanish, initial_locales: ['en'] },
    fields: [
      ...editorFields(articleSchema).filter(({ name }) => name !== 'slug'),
      {
        name: 'body',
        label: 'Text',
        hint: 'Start a heading with ## and leave an empty line between paragraphs. A link is [its words](/gallery).',
        widget: 'richtext',
        modes: ['raw'],
        i18n: true,
      },
    ],
  };
}

function pictures(): Collection {
  return {
    name: 'pictures',
    label: 'Pictures',
    label_singular: 'Picture',
    icon: 'image',
    folder: `${contentFolder}/images`,
    extension: 'yaml',
    media_folder: '',
    public_folder: '',
    slug: { template: '{{alt}}', editable: ['create'] },
    i18n: true,
    fields: editorFields(pictureSchema),
  };
}

function files(name: string, label: string, icon: string, files: CollectionFile[]): Collection {
  return { name, label, icon, i18n: true, files };
}

function file(
  name: string,
  label: string,
  path: string,
  schema: z.core.$ZodType,
  isTranslated = false,
  example = readYaml(path),
): CollectionFile {
  const fields: Field[] = editorFields(schema, example);
  const path18n = isTranslated ? path.replace(/\.yaml$/, '.{{locale}}.yaml') : path;
  return { name, label, file: `${contentFolder}/${path18n}`, i18n: isTranslated, fields };
}

/** Texts that code reads, such as the phone number, are refused here with the sentence that the check has for them. */
function withExactTexts(facts: CollectionFile): CollectionFile {
  for (const [name, [pattern, expected]] of Object.entries(exactTexts)) {
    const text = [...name.split('.'), 'text'].reduce<Field | undefined>(
      (group, key) => fieldsIn(group).find((field) => field.name === key),
      { name: '', widget: 'object', fields: facts.fields },
    );
    if (text) Object.assign(text, { pattern: [pattern.source, `Write ${expected}.`] });
  }
  return facts;
}

function fieldsIn(group: Field | undefined): readonly Field[] {
  return (group && 'fields' in group && group.fields) || [];
}

function titleOf(name: string): string {
  const spaced = name.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
