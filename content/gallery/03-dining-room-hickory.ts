import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Hickory floor in a dining room',
  description:
    'The carpet under the table caught everything six chairs could drop. We replaced it with 6 inch hickory that runs from cream to brown and stands up to chair legs, and the tan wall is green now.',
  beforeImage: 'dining-old-carpet',
  afterImage: 'dining-hickory',
  category: 'hardwood',
  location: 'Plum Creek, Kyle',
  size: '250 sq ft',
  duration: '3 days',
  service: 'Hardwood installation',
} satisfies GalleryProjectEntry;
