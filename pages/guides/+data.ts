import { business, guides, image } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/guides',
  title: `Flooring Guides for Texas Houses | ${business.name}`,
  description:
    'Short guides to buying, comparing, installing and caring for floors in Central Texas: hardwood on slabs, tile labels, stone care and carpet by its figures.',
  keywords: ['flooring guides', 'how to choose hardwood floors', 'ceramic or porcelain tile', 'carpet care'],
};

export type Data = ReturnType<typeof data>;

export function data() {
  return {
    head,
    phone: business.phone,
    hero: image('mudroom-bench'),
    guides: guides.map((guide) => ({ ...guide, image: image(guide.image) })),
  };
}
