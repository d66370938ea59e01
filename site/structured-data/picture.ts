import type { ImageObject } from 'schema-dts';
import { business } from '../business.ts';
import type { image } from '../pictures/index.ts';
import { businessId, ref, toUrl } from './ids.ts';

/** A picture in content/images with its credit. */
export function describePicture({ img, alt }: ReturnType<typeof image>) {
  return {
    '@type': 'ImageObject',
    contentUrl: toUrl(img.src),
    caption: alt,
    creditText: business.name,
    creator: ref(businessId),
  } as const satisfies ImageObject;
}
