/** Rooms that a kind of floor doesn't suit, with the reason the visualizer gives. */
import type { VisualizerFloorEntry } from '../schema/content.ts';

type PoorFits = NonNullable<VisualizerFloorEntry['poorFits']>;

export const hardwoodPoorFits: PoorFits = [
  {
    room: 'bathroom',
    reason: "Solid wood cups when water stands on it, so we don't put it in full baths.",
    href: '/services/bathroom-flooring-austin',
    link: 'Floors that hold up in a bathroom',
    instead: ['wood-look-lvp', 'ceramic-tile'],
  },
];

export const carpetPoorFits: PoorFits = [
  {
    room: 'bathroom',
    reason: 'Carpet stays wet around a tub and a toilet, and mold can start in 48-72 hours.',
    href: '/services/bathroom-flooring-austin',
    link: 'Floors that hold up in a bathroom',
    instead: ['stone-look-lvp', 'ceramic-tile'],
  },
  {
    room: 'kitchen',
    reason: 'Carpet soaks up every spill in a kitchen, and grease is hard to get out again.',
    href: '/services/kitchen-flooring-austin',
    link: 'Floors that suit a kitchen',
    instead: ['wood-look-lvp', 'ceramic-tile'],
  },
];
