import type { OrderJob, OrderLine } from '#schema/api/order.ts';
import { findFloor, type PlanFloor } from '../request/quote/floors.ts';

interface FloorSum extends Pick<OrderLine, 'quantity' | 'unit'> {
  floor: string;
  /** Null unless every line says how much a box has. */
  boxes: number | null;
}

/** What all jobs need of each floor, by its English name if it's one of ours, and of everything else. */
export function sumByFloor(jobs: readonly OrderJob[], floors: readonly PlanFloor[]): FloorSum[] {
  const sums = new Map<string, FloorSum>();
  for (const line of jobs.flatMap(({ lines }) => lines)) {
    const floor = floorOf(line, floors);
    const boxes = boxesIn(line);
    const key = `${floor} ${line.unit}`;
    const sum = sums.get(key) ?? { floor, unit: line.unit, quantity: 0, boxes: 0 };
    const added = sum.boxes === null || boxes === null ? null : sum.boxes + boxes;
    sums.set(key, { ...sum, quantity: sum.quantity + line.quantity, boxes: added });
  }
  return [...sums.values()].sort((a, b) => a.floor.localeCompare(b.floor));
}

/** Whole boxes, or null if nobody has said how much is in one. */
export function boxesIn({ quantity, box }: Pick<OrderLine, 'quantity' | 'box'>): number | null {
  return box > 0 ? Math.ceil(quantity / box) : null;
}

/** A line begins with the floor's name: 'Oak Hardwood, material with extra for cuts'. */
function floorOf({ description }: OrderLine, floors: readonly PlanFloor[]): string {
  const [name = ''] = description.split(', ');
  return findFloor(floors, name)?.name ?? description;
}
