import { drawPlan, screenDensity } from './draw-plan.ts';
import { fileName } from './file-name.ts';
import type { ResolvedPlan } from './options.ts';

/**
 * Saves the preview as a PNG, 500 x 400 pixels or twice that on a dense screen. It always has the names of the fixtures,
 * which a phone lists below. Where it fails only the console says so.
 */
export function savePicture(plan: ResolvedPlan, picture: HTMLImageElement | null): void {
  try {
    const canvas = document.createElement('canvas');
    if (!drawPlan(canvas, { plan, picture, density: screenDensity(), named: true })) return;
    const name = fileName(plan.room.name, plan.floor.name);
    canvas.toBlob((blob) => (blob ? save(blob, name) : console.error('The preview could not be written as a PNG')), 'image/png');
  } catch (error) {
    console.error('The preview could not be downloaded', error);
  }
}

/** Hands a file to the browser's downloads. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
