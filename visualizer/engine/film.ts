import type { Encoding, Film } from '#schema/content/visualizer-room.ts';

/** Turns linear light into a display value from 0 to 255. */
export function develop(light: number, film: Film): number {
  const place = findFilmIndex(light, film);
  const below = Math.min(Math.floor(place), film.values.length - 2);
  const low = film.values[below] ?? 0;
  const high = film.values[below + 1] ?? low;
  return low + (high - low) * (place - below);
}

/** Returns the linear light for each byte of a layer. */
export function decodeLight({ max, gamma }: Encoding): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => max * (byte / 255) ** gamma);
}

/** The linear light for each byte of an sRGB picture. */
export const linearLight = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Finds the place of a light in the film's values. The first value is for no light, and the others are evenly spaced in stops. */
function findFilmIndex(light: number, { stops: [low, high], values }: Film): number {
  const darkest = 2 ** low;
  if (light < darkest) return Math.max(light, 0) / darkest;
  return 1 + ((Math.min(Math.log2(light), high) - low) / (high - low)) * (values.length - 2);
}
