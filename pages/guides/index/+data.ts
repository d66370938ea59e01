import { business, guides, image } from '../../../content/index.ts';
import { toId } from '../../../content/structured-data/ids.ts';
import { addGraph, home, listPages } from '../../../content/structured-data/page.ts';
import type { Head } from '../../../schema/page.ts';

const head: Head = {
  path: '/guides',
  title: `Flooring Guides for Central Texas Homes | ${business.shortName}`,
  description:
    'Quick guides to buying, installing, and caring for floors in Central Texas homes: hardwood on slabs, ceramic or porcelain tile, stone, and carpet.',
  keywords: ['flooring guides', 'how to choose hardwood floors', 'ceramic or porcelain tile', 'carpet care'],
};

const trail = [home, { name: 'Guides' }];

export type Data = ReturnType<typeof data>;

export function data() {
  const hero = image('mudroom-bench');
  const list = listPages(
    head.path,
    guides.map(({ id, title }) => ({ name: title, href: `${head.path}/${id}` })),
  );
  return {
    head: addGraph(head, {
      type: 'CollectionPage',
      trail,
      hero,
      mainEntity: toId(head.path, 'list'),
      nodes: [list],
    }),
    trail,
    phone: business.phone,
    hero,
    // With another picture than in the list below.
    featured: guides
      .filter(({ featured }) => featured)
      .map((guide) => ({ ...guide, href: `${head.path}/${guide.id}`, image: image(guide.floor) })),
    guides: guides.map(({ keyPoints, links, seo, floor, featured, ...card }) => ({
      ...card,
      image: image(card.image),
    })),
  };
}
