import * as z from 'zod/mini';
import { cleanLine } from '../rules/clean.ts';
import { floorPatterns } from '../rules/floor-pattern.ts';

/** Sides of a room, in feet. */
export const sideLimits = { min: 1, max: 50 } as const;
/** Degrees. */
export const fullTurn = 360;
/** A longer plan makes an unwieldy link. */
export const maxRooms = 13;

const name = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(60));
const area = z.int().check(z.gte(1), z.lte(sideLimits.max ** 2));
const side = z.int().check(z.gte(sideLimits.min), z.lte(sideLimits.max));
const dollars = z.number().check(z.nonnegative(), z.lte(10_000_000));

/** A room and its floor: by their ids in the visualizer, by their names in a request. */
const roomPlanSchema = z.object({
  room: name,
  width: side,
  length: side,
  /** Square feet, where the visitor gave those instead of sides. The sides are then a square's, for the pictures. */
  area: z.optional(area),
  floor: name,
  /** Degrees by which the floor's pattern is rotated. */
  rotation: z.int().check(z.gte(0), z.lte(fullTurn)),
  /** Straight unless the plan says otherwise. */
  pattern: z._default(z.enum(floorPatterns), 'straight'),
});

/** A room in a request. It has no sides if the visitor gave its area, or saw the floor in a photo and gave no size. */
const sentRoomSchema = z.extend(roomPlanSchema, { width: z.optional(side), length: z.optional(side) });

/** A visualizer plan sent with an estimate request, as the visitor saw it. */
export const planSchema = z.object({
  rooms: z.array(sentRoomSchema).check(z.minLength(1), z.maxLength(maxRooms)),
  /** US dollars for material and standard installation in all rooms with a size. */
  total: dollars,
  /** US dollars that any job costs at least. */
  minimum: z.optional(dollars),
  /** What the visitor expects on top of the total, such as waste, in US dollars. */
  extras: z.optional(z.array(z.object({ name, dollars })).check(z.maxLength(6))),
  /** The hash that opens this plan on /visualizer. */
  link: z.string().check(z.regex(/^#[\w=&.%+-]{1,2400}$/)),
});

/** In characters, so that a plan of many rooms fits into its link. */
export const roomNameLength = 24;
export interface RoomPlan extends z.infer<typeof roomPlanSchema> {
  /** What the visitor calls a room of their own. */
  name?: string | undefined;
}
export type Plan = z.infer<typeof planSchema>;
export type SentRoom = Plan['rooms'][number];

/** Square feet. */
export function areaOf({ width, length, area = width * length }: Pick<RoomPlan, 'width' | 'length' | 'area'>): number {
  return area;
}
