import type { ServicePage } from '../../../schema/content.ts';

/** Pictures of pages that name none themselves, ids of content/images by slug. */
const heroImages: Record<string, string> = {
  'lvp-flooring-austin': 'sample-lvp-wood',
  'hardwood-flooring-austin': 'dining-hickory',
  'engineered-hardwood-austin': 'sample-oak',
  'tile-flooring-austin': 'sample-porcelain',
  'carpet-installation-austin': 'bedroom-plush',
  'laminate-flooring-austin': 'office-lvp-wood',
  'bathroom-flooring-austin': 'bathroom-marble',
  'kitchen-flooring-austin': 'kitchen-ceramic',
  'floor-refinishing-austin': 'stairs-oak',
  'shower-tile-backsplash-austin': 'sample-marble',
  'commercial-flooring-austin': 'cafe-porcelain',
};

export function heroImageOf(service: ServicePage): string {
  const id = service.image ?? heroImages[service.slug];
  if (!id) throw new Error(`pages/services/@slug/hero-images.ts names no picture for ${service.slug}`);
  return id;
}
