import type { Guide } from '#schema/content/files/article.ts';
import { guides, image } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../../define-page.ts';

const path = pathOf('guides');

export type Data = ReturnType<typeof data>;

export function data() {
  return {
    ...definePage(path, wordsIn('en').guides),
    guides: guides.toSorted((a, b) => Number(b.featured) - Number(a.featured)).map(toCard),
  };
}

function toCard({ id, title, category, excerpt, readMinutes, featured, tags, image: picture }: Guide) {
  return { id, title, category, excerpt, readMinutes, featured, tags, href: pathOf('guide', id), image: image(picture) };
}
