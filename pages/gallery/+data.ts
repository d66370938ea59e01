import type { ItemList } from 'schema-dts';
import { business, galleryProjects, image } from '../../content/index.ts';
import { toId } from '../../content/structured-data/ids.ts';
import { addGraph, home } from '../../content/structured-data/page.ts';
import { describePicture } from '../../content/structured-data/picture.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/gallery',
  title: `Flooring Before & After Gallery, Austin TX | ${business.shortName}`,
  description:
    'See rooms before and after a new floor in Austin: hardwood, vinyl plank, tile, and carpet, with sizes and timelines. Renderings of typical projects.',
};

const trail = [home, { name: 'Gallery' }];

export type Data = ReturnType<typeof data>;

export function data() {
  const { claims, counties, phone } = business;
  const projects = galleryProjects.map(({ beforeImage, afterImage, ...project }) => ({
    ...project,
    id: afterImage,
    before: image(beforeImage),
    after: image(afterImage),
  }));
  return {
    head: addGraph(head, {
      type: 'ImageGallery',
      trail,
      mainEntity: toId(head.path, 'list'),
      nodes: [listPictures(projects)],
    }),
    trail,
    phone,
    projects,
    stats: [
      { value: claims.projects, label: 'projects' },
      { value: claims.squareFeet, label: 'sq ft' },
      { value: claims.stars, label: 'rating' },
      { value: `${counties.served.length}`, label: 'counties' },
    ],
  };
}

interface Pair {
  title: string;
  before: ReturnType<typeof image>;
  after: ReturnType<typeof image>;
}

/** The pictures of all projects, in the order shown. */
function listPictures(projects: Pair[]): ItemList {
  const pictures = projects.flatMap(({ title, before, after }) => [
    { ...describePicture(before), name: title },
    { ...describePicture(after), name: title },
  ]);
  return {
    '@type': 'ItemList',
    '@id': toId(head.path, 'list'),
    itemListElement: pictures.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
