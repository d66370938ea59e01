import type { PictureSource } from '../../components/media/Picture.tsx';
import type { RoomFloor } from '../engine/scene.ts';

/** A floor that visitors can choose for a picture of a room. */
export interface ViewFloor extends RoomFloor {
  picture: PictureSource;
  /** US dollars, material only. */
  pricePerSqFt: number;
}
