import type { jobFloors } from '../../../schema/job.ts';

export const floorLabels: Record<(typeof jobFloors)[number], string> = {
  hardwood: 'Hardwood',
  engineered: 'Engineered hardwood',
  lvp: 'Luxury vinyl plank',
  laminate: 'Laminate',
  tile: 'Tile',
  carpet: 'Carpet',
  refinishing: 'Refinishing',
  other: 'Something else',
};
