import type { Stroke } from './selection/mask.ts';

/** The tools that change the new floor in a photo. */
export const photoTools = ['tap', 'corners', 'brush', 'light'] as const;
export type PhotoTool = (typeof photoTools)[number];

export interface Brush {
  paints: Stroke['paints'];
  /** The radius as a share of the photo's longer side. */
  share: number;
}

export interface LightSettings {
  /** Meters over which the old floor's pattern is blurred. */
  oldPattern: number;
  /** Stops. */
  brightness: number;
}

export interface PhotoToolSettings {
  tool: PhotoTool;
  brush: Brush;
  light: LightSettings;
  /** Shows the photo without the new floor. */
  isBefore: boolean;
}
