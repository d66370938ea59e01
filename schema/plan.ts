import * as z from 'zod/mini';

/** Sides of a room, in feet. */
export const sideLimits = { min: 1, max: 50 } as const;
/** Degrees. */
export const fullTurn = 360;
/** A longer plan makes an unwieldy link. */
export const maxRooms = 13;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const side = z.int().check(z.gte(sideLimits.min), z.lte(sideLimits.max));

/** A room and its floor: by their ids in the visualizer, by their names in a request. */
const roomPlanSchema = z.object({
  room: name,
  width: side,
  length: side,
  floor: name,
  /** Degrees by which the floor's pattern is rotated. */
  rotation: z.int().check(z.gte(0), z.lte(fullTurn)),
});

/** A visualizer plan sent with an estimate request, as the visitor saw it. */
export const planSchema = z.object({
  rooms: z.array(roomPlanSchema).check(z.minLength(1), z.maxLength(maxRooms)),
  /** US dollars for material and standard installation in all rooms. */
  total: z.number().check(z.nonnegative(), z.lte(10_000_000)),
  /** The hash that opens this plan on /visualizer. */
  link: z.string().check(z.regex(/^#[\w=&.%+-]{1,1200}$/)),
});

export type RoomPlan = z.infer<typeof roomPlanSchema>;
export type Plan = z.infer<typeof planSchema>;
