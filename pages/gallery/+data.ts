import type { ItemList } from 'schema-dts';
import { business, galleryProjects, image } from '../../content/index.ts';
import { idOf } from '../../content/structured-data/ids.ts';
import { home, withGraph } from '../../content/structured-data/page.ts';
import { pictureNode } from '../../content/structured-data/picture.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/gallery',
  title: `Before & After Flooring Gallery | ${business.name}`,
  description:
    'See rooms before and after a new floor: hardwood, vinyl plank, tile and carpet, with size, duration and kind of work. Illustrations of typical projects.',
};

const trail = [home, { name: 'Gallery' }];

export type Data = ReturnType<typeof data>;

export function data() {
  const { claims, counties, phone } = business;
  const projects = galleryProjects.map(({ beforeImage, afterImage, ...project }) => ({
    ...project,
    before: image(beforeImage),
    after: image(afterImage),
  }));
  return {
    head: withGraph(head, {
      type: 'ImageGallery',
      trail,
      mainEntity: idOf(head.path, 'list'),
      nodes: [pictureList(projects)],
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

/** Both pictures of each project, in the order of the page. */
function pictureList(projects: Pair[]): ItemList {
  const pictures = projects.flatMap(({ title, before, after }) => [
    { ...pictureNode(before), name: title },
    { ...pictureNode(after), name: title },
  ]);
  return {
    '@type': 'ItemList',
    '@id': idOf(head.path, 'list'),
    itemListElement: pictures.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
