/** What the jobs ahead need from suppliers: `GET /api/order`. */
import type { QuoteLine } from './quote.ts';
import type { Work } from './visit.ts';

export interface OrderJob {
  /** Of its request. */
  id: string;
  fullName: string;
  place: string;
  /** Missing until somebody has set the days. */
  work?: Pick<Work, 'first' | 'last'>;
  /** Empty if no line says that it has material. */
  lines: OrderLine[];
}

export interface OrderLine {
  /** As it was signed. */
  description: string;
  /** Hundredths of the unit, with what is cut off. */
  quantity: number;
  unit: QuoteLine['unit'];
  /** Hundredths of a square foot in a box, or 0 if nobody has said so. */
  box: number;
}

export interface Order {
  /** The one that begins first is first, and those without days come last. */
  jobs: OrderJob[];
}
