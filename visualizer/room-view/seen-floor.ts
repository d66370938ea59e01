import type { PictureSource } from '../../components/media/Picture.tsx';
import type { RoomFloor } from '../engine/scene.ts';

/** A floor as it is offered for the picture. */
export interface SeenFloor extends RoomFloor {
  picture: PictureSource;
  /** US dollars, material only. */
  pricePerSqFt: number;
}
