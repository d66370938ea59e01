import type { Article, BlogPosting } from 'schema-dts';
import type { image } from '../pictures/index.ts';
import { socialImagePath } from '../social-image.ts';
import { businessId, ref, toId, toUrl } from './ids.ts';

interface ArticleFacts {
  path: string;
  /** Google cuts it off after 110 characters. */
  headline: string;
  description: string;
  /** ISO date or time. */
  published: string;
  modified: string;
  hero: ReturnType<typeof image>;
}

interface PostFacts extends ArticleFacts {
  section: string;
  readMinutes: number;
}

export function describePost({ section, readMinutes, ...facts }: PostFacts): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...describeText(facts),
    articleSection: section,
    timeRequired: `PT${readMinutes}M`,
  };
}

export function describeArticle(facts: ArticleFacts): Article {
  return { '@type': 'Article', ...describeText(facts) };
}

function describeText({ path, headline, description, published, modified, hero }: ArticleFacts) {
  return {
    '@id': toId(path, 'article'),
    headline,
    description,
    url: toUrl(path),
    image: [toUrl(socialImagePath(path)), toUrl(hero.img.src)],
    datePublished: published,
    dateModified: modified,
    author: ref(businessId),
    publisher: ref(businessId),
    mainEntityOfPage: ref(toId(path, 'webpage')),
  };
}
