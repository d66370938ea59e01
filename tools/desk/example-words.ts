/** Who asks for what in the example year, and what they say afterward. All of it is made up. */
import type { Job } from '../../schema/job.ts';
import type { Language } from '../../schema/language.ts';

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

/** Some customers give only stars. */
export const opinions: Record<Language, readonly { stars: number; text: string }[]> = {
  en: [
    { stars: 5, text: 'They moved the piano, laid the floor, and moved it back. Not a scratch.' },
    { stars: 5, text: 'On time each day, and the price was the one on the quote.' },
    { stars: 4, text: 'Careful crew, clean edges. One threshold had to be redone, which they did without a word.' },
    { stars: 5, text: '' },
    { stars: 3, text: 'Good work, but it took four days longer than we were told.' },
    { stars: 5, text: 'Two dogs and a toddler later, it still looks new.' },
    { stars: 1, text: 'Two boards came loose within a month, and it took three calls until somebody looked at them.' },
    { stars: 5, text: 'The slab was uneven. They showed us the readings before they poured anything.' },
    { stars: 4, text: 'Very happy with the floor. I would have liked a call on the morning they ran late.' },
    { stars: 5, text: 'I never had to ask what happens next.' },
    { stars: 2, text: 'The floor is fine. The dust was everywhere, and the crew came late every morning.' },
    { stars: 5, text: "They talked us out of the expensive one. It's the right floor for this house." },
    { stars: 5, text: "The stairs are the best part. You can't see a single nail." },
    { stars: 4, text: 'Nice people and nice work. The baseboards needed a second visit.' },
    { stars: 5, text: '' },
    { stars: 5, text: "Our old oak looks better than in my grandmother's photos." },
    { stars: 3, text: 'The color is a bit darker than the sample, but the work is good.' },
    { stars: 5, text: 'Quiet, quick, and they swept the driveway every evening.' },
    { stars: 5, text: 'We stayed in the house the whole time, one room after the other. It worked.' },
    { stars: 4, text: 'Everything as agreed. Scheduling took a while.' },
    { stars: 5, text: 'The bathroom floor drains where it should, for the first time in ten years.' },
    { stars: 5, text: "A neighbor's recommendation, and now ours." },
    { stars: 2, text: 'They did come back to fix the gap at the patio door, but only after two months.' },
    { stars: 5, text: 'They found the leak under the old tile and waited until the plumber was done.' },
    { stars: 5, text: 'Everything fits, even around the fireplace.' },
    { stars: 4, text: '' },
    { stars: 5, text: 'The quote had every line on it, and so did the bill.' },
    { stars: 5, text: 'My tenants moved in the next morning.' },
    { stars: 4, text: "Good floor for the money. It's a little loud without rugs." },
    { stars: 5, text: 'They matched the old boards so well that I have to look for the seam.' },
    { stars: 3, text: 'Nice floor. Nobody told us that the doors had to be cut.' },
    { stars: 5, text: 'Four rooms in three days, and the furniture was back where it had been.' },
  ],
  es: [
    { stars: 5, text: 'Se nota que saben lo que hacen. El piso quedó parejo y muy bonito.' },
    { stars: 4, text: 'Buen trabajo y buen precio. Llegaron un día después de lo dicho.' },
    { stars: 5, text: 'Nos explicaron todo en español y cumplieron con el precio.' },
    { stars: 5, text: '' },
    { stars: 3, text: 'Quedó bien, pero dejaron mucho polvo.' },
    { stars: 5, text: 'Cambiaron todo el piso de la cocina en dos días.' },
    { stars: 5, text: 'Muy amables y muy limpios.' },
    { stars: 4, text: 'El azulejo quedó precioso. Faltó una pieza y volvieron a ponerla.' },
  ],
};

function list(names: string): string[] {
  return names.split(' ');
}
