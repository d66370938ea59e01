/** Words of the header, the menus, the footer and the phone bar. */
import { z } from 'zod';
import { prose, text } from '../content/fields.ts';

export const frameWords = z.strictObject({
  skip: text,
  home: text,
  mainMenu: text,
  openMenu: text,
  closeMenu: text,
  call: text,
  callNumber: text,
  callOrEstimate: text,
  estimate: text,
  freeEstimate: text,
  aboutUs: prose,
  services: text,
  areas: text,
  company: text,
  contact: text,
  flooring: text.meta({ description: 'Names of the menus, and of the links in them.' }),
  allProducts: text,
  seeFloors: text,
  allServices: text,
  citiesCaption: text,
  allAreas: text,
  county: text,
  moreCounties: text,
  trends: text,
  gallery: text,
  guides: text,
  blog: text,
  catalog: text,
  visualizer: text,
  privacy: text,
  sample: text.meta({ description: 'A figure that is made up. With {text}.' }),
  demo: prose.meta({ description: 'At the foot of every page, unless the site is for a real domain.' }),
  quickLinks: text.meta({ description: 'Name of the links at the top of every page on phones, for screen readers.' }),
  waterDamage: text.meta({ description: 'There and at the top of the menu on phones. Keep these three short.' }),
  tryFloors: text,
  prices: text,
});

export type FrameWords = z.infer<typeof frameWords>;
