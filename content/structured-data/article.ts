import type { Article, BlogPosting } from 'schema-dts';
import type { image } from '../images/index.ts';
import { socialImagePath } from '../social-image.ts';
import { addressOf, blogId, businessId, idOf, ref } from './ids.ts';

interface ArticleFacts {
  path: string;
  /** Google cuts it after 110 characters. */
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

/** A blog article. */
export function blogPosting({ section, readMinutes, ...facts }: PostFacts): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...articleFields(facts),
    articleSection: section,
    timeRequired: `PT${readMinutes}M`,
    isPartOf: ref(blogId),
  };
}

/** An article outside the blog. */
export function articleNode(facts: ArticleFacts): Article {
  return { '@type': 'Article', ...articleFields(facts) };
}

function articleFields({ path, headline, description, published, modified, hero }: ArticleFacts) {
  return {
    '@id': idOf(path, 'article'),
    headline,
    description,
    url: addressOf(path),
    image: [addressOf(socialImagePath(path)), addressOf(hero.img.src)],
    datePublished: published,
    dateModified: modified,
    author: ref(businessId),
    publisher: ref(businessId),
    mainEntityOfPage: ref(idOf(path, 'webpage')),
  };
}
