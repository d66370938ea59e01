import type { ItemList, Review } from 'schema-dts';
import type { PublicReview } from '../../schema/content/job.ts';
import type { image } from '../pictures/index.ts';
import { businessId, ref, toId } from './ids.ts';
import { describePicture } from './picture.ts';

/** A review of the business. The gallery has all of them. */
export function describeReview({ id, stars, text, signature, on }: PublicReview): Review {
  return {
    '@type': 'Review',
    '@id': toId('/gallery', `review-${id}`),
    itemReviewed: ref(businessId),
    author: { '@type': 'Person', name: signature },
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    datePublished: on,
    ...(text && { reviewBody: text }),
  };
}

export function listJobPhotos(path: string, name: string, photos: readonly ReturnType<typeof image>[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': toId(path, 'list'),
    itemListElement: photos.map((photo, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { ...describePicture(photo), name },
    })),
  };
}
