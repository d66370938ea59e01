import type { Article, BlogPosting } from 'schema-dts';
import type { image } from '../images/index.ts';
import { socialImagePath } from '../social-image.ts';
import { addressOf, blogId, businessId, idOf, ref } from './ids.ts';

interface ArticleFacts {
  path: string;
  /** At most 110 characters; Google cuts longer ones. */
  headline: string;
  description: string;
  /** ISO days or instants. */
  published: string;
  modified: string;
  hero: ReturnType<typeof image>;
}

interface PostFacts extends ArticleFacts {
  section: string;
  readMinutes: number;
}

/** An article of the blog. */
export function blogPosting({ section, readMinutes, ...facts }: PostFacts): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...written(facts),
    articleSection: section,
    timeRequired: `PT${readMinutes}M`,
    isPartOf: ref(blogId),
  };
}

/** An article that stands outside the blog. */
export function articleNode(facts: ArticleFacts): Article {
  return { '@type': 'Article', ...written(facts) };
}

function written({ path, headline, description, published, modified, hero }: ArticleFacts) {
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
