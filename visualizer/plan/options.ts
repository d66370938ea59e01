import type { PictureSource } from '../../components/media/Picture.tsx';
import type { Range } from './areas.ts';
import type { Sides } from './estimate.ts';
import type { KnownIds } from './link.ts';
import { customRoom, type Plan } from './plan.ts';

export interface Fixture extends Sides {
  label: string;
  /** Feet from the top left corner. */
  x: number;
  y: number;
}

export interface RoomOption {
  id: string;
  name: string;
  dimensions: Sides;
  schematic: readonly Fixture[];
}

export interface FloorOption {
  id: string;
  name: string;
  category: string;
  /** US dollars per square foot, material only. */
  pricePerSqFt: number;
  /** What the cost guide gives for installing floors of this category, US dollars per square foot. */
  installation: Range;
  picture: PictureSource;
  /** Side in feet of the square that the picture shows. */
  tileFeet: number;
}

/** What a visitor chooses from. */
export interface Options {
  rooms: readonly RoomOption[];
  floors: readonly FloorOption[];
}

/** A plan with what its ids stand for. */
export interface ResolvedPlan {
  room: RoomOption;
  floor: FloorOption;
  sides: Sides;
  rotation: number;
}

export function resolve({ rooms, floors }: Options, plan: Plan): ResolvedPlan {
  const room = rooms.find(({ id }) => id === plan.room) ?? rooms[0];
  const floor = floors.find(({ id }) => id === plan.floor) ?? floors[0];
  if (!room || !floor) throw new Error('The visualizer needs a room and a floor');
  const sides = room.id === customRoom ? { width: plan.width, length: plan.length } : room.dimensions;
  return { room, floor, sides, rotation: plan.rotation };
}

export function knownIds({ rooms, floors }: Options): KnownIds {
  return { rooms: rooms.map(({ id }) => id), floors: floors.map(({ id }) => id) };
}

/** What fixtures are called; those of one name share a number. */
export function fixtureNames(fixtures: readonly Fixture[]): string[] {
  return [...new Set(fixtures.map(({ label }) => label))];
}
