import type { FloorTexture, VisualizerRoom } from '../../schema/visualizer-room.ts';
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

/** How a floor lies in what a picture shows. */
export interface LaidFloor {
  room: VisualizerRoom;
  floor: RoomFloor;
  /** Degrees. */
  rotation: number;
  laying: Laying;
}

/** A floor in a rendered room. */
export interface View extends LaidFloor {
  room: RenderedRoom;
}

/** What is to be seen: one floor, or two of them with a divider between. */
export interface RoomScene extends View {
  /** The floor right of the divider. */
  other?: RoomFloor | undefined;
  /** Where the divider stands, from 0 at the left edge to 1 at the right one. */
  divider?: number;
}

/** Everything that makes the picture, loaded. */
export interface Scene extends LaidFloor, Pick<RoomScene, 'other' | 'divider'> {
  layers: Layers<ImageBitmap>;
  texture: ImageBitmap;
  otherTexture?: ImageBitmap | undefined;
}

export interface Renderer {
  /** False where the drawing was given up because the signal said so. */
  draw: (scene: Scene, signal: AbortSignal) => Promise<boolean>;
}

/** Loads what it draws. */
export interface RoomRenderer {
  /** False where the drawing was given up because the signal said so. */
  draw: (scene: RoomScene, signal: AbortSignal) => Promise<boolean>;
}
