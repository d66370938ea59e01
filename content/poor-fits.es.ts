/** Rooms that a kind of floor doesn't suit, with the reason the visualizer gives. */
import type { VisualizerFloorEntry } from '../schema/content.ts';

type PoorFits = NonNullable<VisualizerFloorEntry['poorFits']>;

export const hardwoodPoorFits: PoorFits = [
  {
    room: 'bathroom',
    reason: 'La madera sólida se abarquilla con agua encima, así que no la ponemos en baños completos.',
    href: '/services/bathroom-flooring-austin',
    link: 'Pisos que aguantan en un baño',
    instead: ['wood-look-lvp', 'ceramic-tile'],
  },
];

export const carpetPoorFits: PoorFits = [
  {
    room: 'bathroom',
    reason: 'La alfombra se queda mojada junto a la tina y el excusado, y el moho puede empezar a las 48-72 horas.',
    href: '/services/bathroom-flooring-austin',
    link: 'Pisos que aguantan en un baño',
    instead: ['stone-look-lvp', 'ceramic-tile'],
  },
  {
    room: 'kitchen',
    reason: 'La alfombra absorbe todo lo que se derrama en la cocina, y la grasa es difícil de quitar.',
    href: '/services/kitchen-flooring-austin',
    link: 'Pisos que convienen en una cocina',
    instead: ['wood-look-lvp', 'ceramic-tile'],
  },
];

export const englishHash = '748ec856';
