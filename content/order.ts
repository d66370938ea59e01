/** The order of lists. Every slug here needs a file, and every file needs its slug here. */

export const citySlugs = [
  'austin',
  'round-rock',
  'pflugerville',
  'cedar-park',
  'georgetown',
  'leander',
  'kyle',
  'buda',
  'lakeway',
  'dripping-springs',
  'bastrop',
  'killeen',
  'smithville',
  'manor',
  'hutto',
  'taylor',
  'san-marcos',
  'lockhart',
  'elgin',
  'bee-cave',
  'westlake-hills',
  'marble-falls',
  'horseshoe-bay',
  'the-hills',
  'cedar-creek',
];

/** The header's Flooring menu. */
export const flooringSlugs = [
  'lvp-flooring-austin',
  'hardwood-flooring-austin',
  'engineered-hardwood-austin',
  'tile-flooring-austin',
  'carpet-installation-austin',
  'laminate-flooring-austin',
];

/** The header's Services menu. */
export const roomAndWorkSlugs = [
  'bathroom-flooring-austin',
  'kitchen-flooring-austin',
  'floor-refinishing-austin',
  'shower-tile-backsplash-austin',
  'commercial-flooring-austin',
];

/** Pages about how we work, in the footer's order. */
export const infoSlugs = ['about', 'warranty', 'payment', 'water-damage', 'landlords'];

/** How many cities the header's Areas menu lists. */
export const menuCityCount = 12;
