/** Who asks for what in the example year, and what they say afterward. All of it is made up. */
import type { Job } from '../../schema/job.ts';

export const firstNames = list(
  'Ann Ben Carla Diego Elena Frank Grace Hector Irene Jamal Karen Luis Maria Noah Olivia Pedro Quinn Rosa Sam Tessa',
);
export const lastNames = list(
  'Abbott Becerra Castillo Dunham Espinoza Fitzgerald Guzman Hendricks Ibarra Jankowski Kowalski Lindqvist Montemayor Nakamura Okafor Pruitt Quintanilla Rutherford Szymanski Treviño',
);

/** The last one has no page on the site. */
export const places = [
  { city: 'Austin', zipCode: '78704' },
  { city: 'Austin', zipCode: '78731' },
  { city: 'Round Rock', zipCode: '78664' },
  { city: 'Cedar Park', zipCode: '78613' },
  { city: 'Kyle', zipCode: '78640' },
  { city: 'Georgetown', zipCode: '78626' },
  { city: 'Pflugerville', zipCode: '78660' },
  { city: 'Wimberley', zipCode: '78676' },
];

export const wishes: readonly { service: string; floor: Job['floor']; details: string; before: string; after: string }[] = [
  {
    service: 'hardwood',
    floor: 'hardwood',
    details: 'white oak in the living room and hall',
    before: 'hall-old-oak',
    after: 'den-oak',
  },
  {
    service: 'hardwood',
    floor: 'engineered',
    details: 'engineered walnut over a slab',
    before: 'dining-old-carpet',
    after: 'den-walnut',
  },
  {
    service: 'lvp',
    floor: 'lvp',
    details: 'vinyl plank downstairs, two dogs',
    before: 'kitchen-old-vinyl',
    after: 'office-lvp-wood',
  },
  { service: 'tile', floor: 'tile', details: 'porcelain in the kitchen', before: 'mudroom-old-vinyl', after: 'kitchen-ceramic' },
  {
    service: 'laminate',
    floor: 'laminate',
    details: 'laminate in two bedrooms',
    before: 'bedroom-old-carpet',
    after: 'living-laminate',
  },
  {
    service: 'carpet',
    floor: 'carpet',
    details: 'new carpet on the stairs and upstairs',
    before: 'living-old-carpet',
    after: 'bedroom-plush',
  },
  {
    service: 'repair',
    floor: 'refinishing',
    details: 'sand and refinish the old oak',
    before: 'cupped-boards',
    after: 'bungalow-oak',
  },
  {
    service: 'bathroom-kitchen',
    floor: 'tile',
    details: 'a new shower floor',
    before: 'bathroom-old-tile',
    after: 'shower-floor',
  },
];

/** From the worst to the best. */
export const opinions: readonly { stars: number; text: string }[] = [
  { stars: 1, text: 'Two boards came loose within a month, and it took three calls until somebody looked at them.' },
  { stars: 2, text: 'The floor is fine. The dust was everywhere, and the crew came late every morning.' },
  { stars: 3, text: 'Good work, but it took four days longer than we were told.' },
  { stars: 4, text: 'Careful crew, clean edges. One threshold had to be redone, which they did without a word.' },
  { stars: 5, text: 'They moved the piano, laid the floor, and moved it back. Not a scratch.' },
  { stars: 5, text: 'On time each day, and the price was the one on the quote.' },
  { stars: 5, text: 'Se nota que saben lo que hacen. El piso quedó parejo y muy bonito.' },
  { stars: 5, text: '' },
];

function list(names: string): string[] {
  return names.split(' ');
}
