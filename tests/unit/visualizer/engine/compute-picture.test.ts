import { expect, test } from 'vitest';
import { rooms } from '#site/index.ts';
import { computePicture } from '#visualizer/engine/compute-picture.ts';
import { type FloorPattern, patternsFor } from '#visualizer/engine/floor-pattern.ts';
import { floors } from '../../../support/floors.ts';
import { differenceOnFloor, loadRoom, loadTexture } from '../../../support/room-layers.ts';

test.each(rooms.filter(({ id }) => id !== 'custom').map(({ id }) => id))(
  'in the %s, each floor in each pattern looks different, and nothing beside the floor changes',
  { timeout: 60_000 },
  async (id) => {
    const { room, layers } = await loadRoom(id, 120);
    const drawn = [layers.room];
    for (const floor of floors) {
      const texture = await loadTexture(floor.swatch, 256);
      const draw = (pattern: FloorPattern, rotation: number) =>
        computePicture({ placement: { room, floor, rotation, pattern }, layers, texture });
      const pictures = [...patternsFor(floor).map((pattern) => draw(pattern, 0)), draw('straight', 30)];
      for (const picture of pictures) {
        const changedBeside = picture.filter((byte, at) => layers.mask[at - (at % 4)] === 0 && byte !== layers.room[at]);
        expect(changedBeside).toHaveLength(0);
        for (const other of drawn) expect(differenceOnFloor(picture, other, layers.mask)).toBeGreaterThan(1.5);
        drawn.push(picture);
      }
    }
  },
);
