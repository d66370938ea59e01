/** The visualizer's rooms and floors, and random points on a floor. */
import fc from 'fast-check';
import { visualizerFloors } from '#site/index.ts';
import { floorTexture, renderedRoom } from '#site/visualizer/rooms.ts';

export const floors = visualizerFloors.map(({ id, pattern }) => ({ id, swatch: pattern, ...floorTexture(pattern) }));
export const boards = floors.flatMap((floor) => (floor.plank ? [{ ...floor, plank: floor.plank }] : []));

const coordinate = fc.double({ min: -8, max: 8, noNaN: true });
/** Points on the floor of a room, in meters. */
export const floorPoints = fc.record({ x: coordinate, y: coordinate });

export function findRoom(id: string) {
  const room = renderedRoom(id);
  if (!room) throw new Error(`${id} has no rendering`);
  return room;
}
