import type { FloorTexture, VisualizerRoom } from '#schema/content/visualizer-room.ts';
import type { FloorPattern } from './floor-pattern.ts';

/**
 * The pictures that make up a scene: the plain room, a mask of its floor, and the light and the reflections on that floor. Bytes are red, green, blue
 * and alpha, pixel by pixel, and as many as the room's picture has.
 */
export interface Layers<Picture = Uint8ClampedArray> {
  room: Picture;
  mask: Picture;
  shade: Picture;
  gloss: Picture;
}

export interface RenderedRoom extends VisualizerRoom {
  /** An id of content/rooms. */
  id: string;
  name: string;
  /** Alternative text of the room with its neutral floor. */
  alt: string;
  /** Addresses. */
  layers: Layers<string>;
}

export interface RoomFloor extends FloorTexture {
  /** An id of content/visualizer-floors. */
  id: string;
  name: string;
  textureUrl: string;
}

/** A floor, and how it's installed in a room. */
export interface FloorPlacement {
  room: VisualizerRoom;
  floor: FloorTexture;
  /** Degrees. */
  rotation: number;
  pattern: FloorPattern;
}

/** A floor in a room, with the pictures that have loaded. */
export interface Scene extends FloorPlacement {
  layers: Layers;
  /** Bytes of a square picture whose side is a power of two. */
  texture: Uint8ClampedArray;
}
