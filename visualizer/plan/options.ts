import type { PictureSource } from '../../components/media/Picture.tsx';
import type { RoomPlan } from '../../schema/plan.ts';
import type { Range } from './areas.ts';
import type { Prices, Sides } from './estimate.ts';
import { customRoom } from './plan.ts';

/** A piece of furniture or a built-in, in feet from the room's top left corner. */
export interface Fixture extends Sides {
  label: string;
  x: number;
  y: number;
}

export interface RoomOption {
  id: string;
  name: string;
  dimensions: Sides;
  schematic: readonly Fixture[];
}

export interface FloorOption extends Prices {
  id: string;
  name: string;
  category: string;
  /** The cost guide's price for installing floors of this category, in US dollars per square foot. */
  installationRange: Range;
  picture: PictureSource;
  /** The side of the square that the picture shows, in feet. */
  tileFeet: number;
}

/** What a visitor can choose from. */
export interface Options {
  rooms: readonly RoomOption[];
  floors: readonly FloorOption[];
}

/** The ids that exist. Links and stored plans with other ids are ignored. */
export interface KnownIds {
  rooms: readonly string[];
  floors: readonly string[];
}

/** A plan with the room and the floor that its ids stand for. */
export interface ResolvedPlan {
  room: RoomOption;
  floor: FloorOption;
  sides: Sides;
  rotation: number;
}

export function resolvePlan({ rooms, floors }: Options, plan: RoomPlan): ResolvedPlan {
  const room = rooms.find(({ id }) => id === plan.room) ?? rooms[0];
  const floor = floors.find(({ id }) => id === plan.floor) ?? floors[0];
  if (!room || !floor) throw new Error('The visualizer needs a room and a floor');
  const sides = room.id === customRoom ? { width: plan.width, length: plan.length } : room.dimensions;
  return { room, floor, sides, rotation: plan.rotation };
}

export function idsOf({ rooms, floors }: { [Kind in keyof KnownIds]: readonly { id: string }[] }): KnownIds {
  return { rooms: rooms.map(({ id }) => id), floors: floors.map(({ id }) => id) };
}

/** The names of fixtures. Fixtures with the same name share a number. */
export function fixtureNames(fixtures: readonly Fixture[]): string[] {
  return [...new Set(fixtures.map(({ label }) => label))];
}
