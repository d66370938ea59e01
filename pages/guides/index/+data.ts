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
    guides: guides.toSorted((a, b) => Number(b.featured) - Number(a.featured)).map(toCard),
  };
}

function toCard({ id, title, category, excerpt, readMinutes, featured, tags, keyPoints, image: picture }: Guide) {
  const tips = keyPoints.slice(0, 3).map((point) => point.title);
  return { id, title, category, excerpt, readMinutes, featured, tags, tips, href: pathOf('guide', id), image: image(picture) };
}
