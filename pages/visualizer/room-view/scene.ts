import type { FloorTexture, VisualizerRoom } from '../../../schema/visualizer-room.ts';
import type { Laying } from './laying.ts';

/** What a room is drawn from: its neutral picture, where its floor is, and light and reflections on it. */
export interface Layers<Picture> {
  room: Picture;
  mask: Picture;
  shade: Picture;
  gloss: Picture;
}

export interface RenderedRoom extends VisualizerRoom {
  /** An id of content/rooms. */
  id: string;
  name: string;
  /** What the picture with the neutral floor shows. */
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

/** A floor in a room. */
export interface View {
  room: RenderedRoom;
  floor: RoomFloor;
  /** Degrees. */
  rotation: number;
  laying: Laying;
}

/** What is to be seen: one floor, or two of them with a divider between. */
export interface Scene extends View {
  /** The floor right of the divider. */
  other?: RoomFloor | undefined;
  /** Where the divider stands, from 0 at the left edge to 1 at the right one. */
  divider?: number;
}

/** The same with its pictures. */
export interface LoadedScene extends Scene {
  layers: Layers<ImageBitmap>;
  texture: ImageBitmap;
  otherTexture?: ImageBitmap | undefined;
}

export interface Renderer {
  /** False where the drawing was given up because the signal said so. */
  draw: (scene: Scene, signal: AbortSignal) => Promise<boolean>;
}
