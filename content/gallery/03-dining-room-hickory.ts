import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Hickory under the dining table',
  description:
    'Carpet below a table collects whatever six chairs drop. In its place: 6 inch hickory in its full range from cream to brown, hard enough for chair legs, against a wall that turned from tan to green.',
  beforeImage: 'dining-old-carpet',
  afterImage: 'dining-hickory',
  category: 'hardwood',
  location: 'Plum Creek, Kyle',
  size: '250 sq ft',
  duration: '3 days',
  service: 'Hardwood installation',
} satisfies GalleryProjectEntry;
