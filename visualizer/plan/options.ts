import type { PictureSource } from '#components/media/Picture.tsx';
import type { RoomPlan } from '#schema/api/plan.ts';
import type { PlanWords } from '#schema/api/plan-words.ts';
import { type FloorPattern, patternsFor } from '../engine/floor-pattern.ts';
import type { RenderedRoom, RoomFloor } from '../engine/scene.ts';
import type { Prices, Sides, Size } from './estimate.ts';
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
  description: string;
  dimensions: Sides;
  schematic: readonly Fixture[];
}

/** A room that a floor doesn't suit. */
interface PoorFit {
  /** A room's id. */
  room: string;
  /** One or two sentences. */
  reason: string;
  /** English address of the page that explains it, and what the link says. */
  href: string;
  link: string;
  /** Ids of floors that do suit the room. */
  instead: readonly string[];
}

export interface FloorOption extends RoomFloor, Prices {
  category: string;
  /** Slug of the service page about this kind of floor, if there is one. */
  service: string | undefined;
  picture: PictureSource;
  /** The side of the square that the picture shows, in feet. */
  tileFeet: number;
  /** What to know about its price. */
  priceNote?: string | undefined;
  poorFits: readonly PoorFit[];
}

/** US dollars, from the cost guide: per square foot, and for any job. */
export interface ExtraPrices {
  /** Any job costs at least this much. */
  minimum: number;
  /** Taking out old carpet. */
  tearOut: number;
  /** Leveling costs this much where the subfloor needs it. */
  leveling: { low: number; high: number };
  /** A step of a staircase, and a strip where the floor meets another. */
  stairs: { low: number; high: number };
  transitions: { low: number; high: number };
}

/** What a visitor can choose from. */
export interface Options {
  rooms: readonly RoomOption[];
  floors: readonly FloorOption[];
  renderedRooms: readonly RenderedRoom[];
  /** The first room with its first floor, shown until another picture is wanted. */
  firstPicture: PictureSource;
  extraPrices: ExtraPrices;
  planWords: PlanWords;
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
  sides: Size;
  rotation: number;
  /** A pattern that the floor can be installed in. */
  pattern: FloorPattern;
}

export function resolvePlan({ rooms, floors }: Pick<Options, 'rooms' | 'floors'>, plan: RoomPlan): ResolvedPlan {
  const room = rooms.find(({ id }) => id === plan.room) ?? rooms[0];
  const floor = floors.find(({ id }) => id === plan.floor) ?? floors[0];
  if (!room || !floor) throw new Error('The visualizer needs a room and a floor');
  const sides = room.id === customRoom ? { width: plan.width, length: plan.length, area: plan.area } : room.dimensions;
  return {
    room: { ...room, name: plan.name?.trim() || room.name },
    floor,
    sides,
    rotation: plan.rotation,
    pattern: possiblePattern(plan.pattern, floor),
  };
}

/** The wanted pattern, or straight if the floor can't be installed that way. */
function possiblePattern(wanted: FloorPattern, floor: Pick<FloorOption, 'plank'>): FloorPattern {
  return patternsFor(floor).includes(wanted) ? wanted : 'straight';
}

export function idsOf({ rooms, floors }: { [Kind in keyof KnownIds]: readonly { id: string }[] }): KnownIds {
  return { rooms: rooms.map(({ id }) => id), floors: floors.map(({ id }) => id) };
}

/** The names of fixtures. Fixtures with the same name share a number. */
export function fixtureNames(fixtures: readonly Fixture[]): string[] {
  return [...new Set(fixtures.map(({ label }) => label))];
}
