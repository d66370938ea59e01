/** What the jobs ahead need from suppliers: `GET /api/order`. */
import type { Work } from './visit.ts';

export interface OrderJob {
  /** Of its request. */
  id: string;
  fullName: string;
  place: string;
  /** Missing until somebody has set the days. */
  work?: Pick<Work, 'first' | 'last'>;
  lines: OrderLine[];
}

export interface OrderLine {
  /** As it was signed. */
  description: string;
  /** Hundredths of a square foot, with what is cut off. */
  quantity: number;
  /** Hundredths of a square foot in a box, or 0 if nobody has said so. */
  box: number;
}

export interface Order {
  /** The one that begins first is first, and those without days come last. */
  jobs: OrderJob[];
}
