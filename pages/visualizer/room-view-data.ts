/** Read at build only: what the island of the rendered rooms is given. */
import { image, rooms, visualizerFloors } from '../../content/index.ts';
import { floorTexture, renderedRoom } from '../../content/visualizer-rooms/index.ts';
import type { RoomViewerProps } from './RoomViewer.island.tsx';

export function roomViewerProps(): RoomViewerProps {
  return {
    rooms: rooms.flatMap(({ id, name }) => {
      const rendered = renderedRoom(id);
      return rendered ? [{ id, name, ...rendered }] : [];
    }),
    floors: visualizerFloors.map(({ id, name, pricePerSqFt, pattern }) => {
      const { url, ...texture } = floorTexture(pattern);
      return { id, name, pricePerSqFt, ...texture, textureUrl: url, picture: image(pattern) };
    }),
  };
}
