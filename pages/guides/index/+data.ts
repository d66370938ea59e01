import type { Guide } from '#schema/content/files/article.ts';
import { guides, image } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../../define-page.ts';

const path = pathOf('guides');

export type Data = ReturnType<typeof data>;

export function data() {
  const hero = image(picks.pictures.guides ?? picks.pictures.home);
  return {
    ...definePage(path, wordsIn('en').guides),
    hero,
    // With another picture than in the list below.
    featured: guides.filter(({ featured }) => featured).map((guide) => toCard(guide, guide.floor)),
    guides: guides.map((guide) => toCard(guide, guide.image)),
  };
}

function toCard({ keyPoints, links, seo, floor, featured, sources, ...card }: Guide, picture: string) {
  return { ...card, href: pathOf('guide', card.id), image: image(picture) };
}
