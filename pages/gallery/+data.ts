import type { ItemList } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { contactLink } from '../../components/form/contact-link.ts';
import { localize, localizeLink } from '../../content/editions.ts';
import { contentIn, type image, imageIn } from '../../content/index.ts';
import { toId } from '../../content/structured-data/ids.ts';
import { addGraph, homeIn } from '../../content/structured-data/page.ts';
import { describePicture } from '../../content/structured-data/picture.ts';
import { wordsIn } from '../../content/words.ts';
import { fill } from '../../schema/fill.ts';
import { languageOf, pathIn } from '../../schema/language.ts';
import type { Head } from '../../schema/page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).gallery;
  const { business, galleryProjects } = contentIn(language);
  const { claims, counties, phone, shortName } = business;
  const head: Head = {
    path: pathIn(language, '/gallery'),
    title: fill(words.title, { name: shortName }),
    description: words.description,
  };
  const trail = [homeIn(language), { name: words.name }];
  const projects = galleryProjects.map(({ beforeImage, afterImage, ...project }) => ({
    ...project,
    id: afterImage,
    before: imageIn(language, beforeImage),
    after: imageIn(language, afterImage),
    contact: localize(
      language,
      contactLink({ project: afterImage, service: project.category === 'mixed' ? undefined : project.category }),
    ),
  }));
  return {
    head: addGraph(head, {
      type: 'ImageGallery',
      trail,
      mainEntity: toId(head.path, 'list'),
      nodes: [listPictures(head.path, projects)],
    }),
    words: {
      ...words,
      // The quotes' label says so if the form is in English.
      list: { ...words.list, quote: localizeLink(language, { name: words.list.quote, href: '/contact' }).name },
    },
    trail,
    phone,
    projects,
    stats: [
      { value: claims.projects, label: words.stats.projects },
      { value: claims.squareFeet, label: words.stats.squareFeet },
      { value: claims.stars, label: words.stats.rating },
      { value: `${counties.served.length}`, label: words.stats.counties },
    ],
  };
}

interface Pair {
  title: string;
  before: ReturnType<typeof image>;
  after: ReturnType<typeof image>;
}

/** The pictures of all projects, in the order shown. */
function listPictures(path: string, projects: Pair[]): ItemList {
  const pictures = projects.flatMap(({ title, before, after }) => [
    { ...describePicture(before), name: title },
    { ...describePicture(after), name: title },
  ]);
  return {
    '@type': 'ItemList',
    '@id': toId(path, 'list'),
    itemListElement: pictures.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
