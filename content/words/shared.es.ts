import type { words as english } from './shared.ts';

export const words: typeof english = {
  breadcrumbs: 'Ruta de navegación',
  call: 'Llame al {phone}',
  learnMore: 'Ver más',
  aboutName: ' sobre {name}',
  seeInRoom: 'Véalo en un cuarto',
  closestFloor: '{floor} es el piso más parecido de nuestro visualizador.',
  gallery: 'Ver la galería de antes y después',
  inEnglish: '(en inglés)',
  homePage: 'Inicio',
};

export const englishHash = 'afac019d';
