/** Who asks for what in the example year. All of it is made up. */

export const firstNames = 'Ann Ben Carla Diego Elena Frank Grace Hector Irene Jamal Karen Luis Maria Noah Rosa Tessa'.split(' ');
export const lastNames =
  'Abbott Becerra Castillo Dunham Espinoza Fitzgerald Guzman Ibarra Kowalski Nakamura Okafor Treviño'.split(' ');

export const wishes: readonly { service: string; details: string }[] = [
  { service: 'hardwood', details: 'white oak in the hall' },
  { service: 'hardwood', details: 'walnut' },
  { service: 'lvp', details: 'planks, two dogs' },
  { service: 'tile', details: 'porcelain' },
  { service: 'laminate', details: 'two bedrooms' },
  { service: 'carpet', details: 'stairs' },
  { service: 'repair', details: 'sanding' },
  { service: 'bathroom-kitchen', details: 'a shower' },
];
