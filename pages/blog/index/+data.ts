import { fill } from '#schema/rules/fill.ts';
import { type ArticlePage, articleIn, articles, image } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { definePage } from '../../define-page.ts';

const path = pathOf('blog');
const words = wordsIn('en').blog;

export type Data = ReturnType<typeof data>;

export function data() {
  const featured = picks.costGuide ? articleIn('en', picks.costGuide) : articles[0];
  if (!featured) throw new Error('The list of articles needs an article');
  const cards = articles.filter((article) => article.slug !== featured.slug).map(toCard);
  return {
    ...definePage(path, words),
    words: { ...words, lead: fill(words.lead, { count: articles.length }) },
    featured: toCard(featured),
    cards,
    categories: [...new Set(cards.map(({ category }) => category))].sort(),
  };
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function toCard({ slug, title, category, excerpt, date, readMinutes, image: picture }: ArticlePage) {
  return {
    href: pathOf('article', slug),
    title,
    category,
    excerpt,
    dateText: dateFormat.format(new Date(date)),
    readTime: `${readMinutes} min read`,
    image: image(picture),
  };
}
