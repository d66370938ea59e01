import type { Blog } from 'schema-dts';
import { type ArticlePage, articleIn, articles, business, image } from '../../../content/index.ts';
import { blogId, businessId, ref, toId, toUrl } from '../../../content/structured-data/ids.ts';
import { addGraph, home } from '../../../content/structured-data/page.ts';
import type { Head } from '../../../schema/page.ts';

const path = '/blog';
const trail = [home, { name: 'Blog' }];
const featuredSlug = 'flooring-cost-guide-austin-2025';

export type Data = ReturnType<typeof data>;

export function data() {
  const featured = articleIn('en', featuredSlug);
  const cards = articles.filter(({ slug }) => slug !== featuredSlug).map(toCard);
  return {
    head: addGraph(makeHead(), { type: 'CollectionPage', trail, mainEntity: blogId, nodes: [describeBlog()] }),
    trail,
    phone: business.phone,
    featured: { ...toCard(featured), stats: featured.stats ?? [] },
    cards,
    categories: [...new Set(cards.map(({ category }) => category))].sort(),
  };
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function toCard({ slug, title, category, excerpt, date, readMinutes, image: picture }: ArticlePage) {
  return {
    href: `/blog/${slug}`,
    title,
    category,
    excerpt,
    date,
    dateText: dateFormat.format(new Date(date)),
    readTime: `${readMinutes} min read`,
    image: image(picture),
  };
}

function makeHead(): Head {
  return {
    path,
    title: `Flooring Blog for Central Texas Homes | ${business.shortName}`,
    description:
      'Flooring advice for Austin and Central Texas: what new floors cost, how long they take, and which ones hold up to clay soil, summer heat, and dogs.',
    keywords: ['flooring blog', 'flooring advice Austin', 'flooring cost Central Texas', 'hardwood care Texas'],
  };
}

function describeBlog(): Blog {
  return {
    '@type': 'Blog',
    '@id': blogId,
    name: 'Blog',
    url: toUrl(path),
    publisher: ref(businessId),
    blogPost: articles.map(({ slug, title, date }) => ({
      '@type': 'BlogPosting',
      '@id': toId(`${path}/${slug}`, 'article'),
      headline: title,
      url: toUrl(`${path}/${slug}`),
      datePublished: date,
    })),
  };
}
