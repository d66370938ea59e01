/** Who asks for what in the example year, and what they say afterward. All of it is made up. */
import type { Job } from '../../schema/job.ts';
import type { Language } from '../../schema/language.ts';

export const firstNames = 'Ann Ben Carla Diego Elena Frank Grace Hector Irene Jamal Karen Luis Maria Noah Rosa Tessa'.split(' ');
export const lastNames =
  'Abbott Becerra Castillo Dunham Espinoza Fitzgerald Guzman Ibarra Kowalski Nakamura Okafor Treviño'.split(' ');

export const wishes: readonly { service: string; floor: Job['floor']; details: string; before: string; after: string }[] = [
  { service: 'hardwood', floor: 'hardwood', details: 'white oak in the hall', before: 'hall-old-oak', after: 'den-oak' },
  { service: 'hardwood', floor: 'engineered', details: 'walnut', before: 'dining-old-carpet', after: 'den-walnut' },
  { service: 'lvp', floor: 'lvp', details: 'planks, two dogs', before: 'kitchen-old-vinyl', after: 'office-lvp-wood' },
  { service: 'tile', floor: 'tile', details: 'porcelain', before: 'mudroom-old-vinyl', after: 'kitchen-ceramic' },
  { service: 'laminate', floor: 'laminate', details: 'two bedrooms', before: 'bedroom-old-carpet', after: 'living-laminate' },
  { service: 'carpet', floor: 'carpet', details: 'stairs', before: 'living-old-carpet', after: 'bedroom-plush' },
  { service: 'repair', floor: 'refinishing', details: 'sanding', before: 'cupped-boards', after: 'bungalow-oak' },
  { service: 'bathroom-kitchen', floor: 'tile', details: 'a shower', before: 'bathroom-old-tile', after: 'shower-floor' },
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
    { stars: 5, text: "They talked us out of the expensive one. It's the right floor for this house." },
    { stars: 5, text: "The stairs are the best part. You can't see a single nail." },
    { stars: 2, text: 'The floor is fine. The dust was everywhere, and the crew came late every morning.' },
    { stars: 5, text: "Our old oak looks better than in my grandmother's photos." },
    { stars: 4, text: 'Everything as agreed. Scheduling took a while.' },
    { stars: 5, text: 'They found the leak under the old tile and waited until the plumber was done.' },
    { stars: 5, text: 'They matched the old boards so well that I have to look for the seam.' },
    { stars: 5, text: 'Four rooms in three days, and the furniture was back where it had been.' },
  ],
  es: [
    { stars: 5, text: 'Se nota que saben lo que hacen. El piso quedó parejo y muy bonito.' },
    { stars: 4, text: 'Buen trabajo y buen precio. Llegaron un día después de lo dicho.' },
    { stars: 5, text: '' },
    { stars: 3, text: 'Quedó bien, pero dejaron mucho polvo.' },
    { stars: 5, text: 'Cambiaron todo el piso de la cocina en dos días.' },
  ],
};
