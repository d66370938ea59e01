import { newCanvas } from './new-canvas.ts';

/** Gray, from dark to light. */
const shades = [16, 200, 64, 240, 120, 32, 168, 88];
/** Brave and Safari change colors a little, which nobody sees. */
const tolerance = 8;

/**
 * Whether what is read from a canvas is what was drawn on it. So that pages can't recognize a visitor, some browsers answer with noise: Firefox
 * with `privacy.resistFingerprinting`, and so LibreWolf, Mullvad Browser and Tor Browser.
 */
export function canReadPixels(): boolean {
  try {
    const context = newCanvas(shades.length, 1, { willReadFrequently: true });
    for (const [x, shade] of shades.entries()) {
      context.fillStyle = `rgb(${shade}, ${shade}, ${shade})`;
      context.fillRect(x, 0, 1, 1);
    }
    const { data } = context.getImageData(0, 0, shades.length, 1);
    return shades.every((shade, x) => [0, 1, 2].every((part) => Math.abs((data[4 * x + part] ?? 0) - shade) <= tolerance));
  } catch {
    return false;
  }
}
