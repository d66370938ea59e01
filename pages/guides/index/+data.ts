import { business, guides, image } from '#site/index.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { toId } from '#site/structured-data/ids.ts';
import { addGraph, home, listPages } from '#site/structured-data/page.ts';
import { pageHead } from '../../page-head.ts';

const head = pageHead('en', '/guides', wordsIn('en').guides, { name: business.shortName });

const trail = [home, { name: wordsIn('en').guides.name }];

export type Data = ReturnType<typeof data>;

export function data() {
  const hero = image(picks.pictures.guides ?? picks.pictures.home);
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
