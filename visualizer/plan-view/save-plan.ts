import { saveFile } from '../controls/save-file.ts';
import { drawPlan, screenDensity } from '../plan/draw-plan.ts';
import { fileName } from '../plan/file-name.ts';
import type { ResolvedPlan } from '../plan/options.ts';

/**
 * Saves the preview as a PNG: 500 x 400 pixels, or twice that on a dense screen. It includes the fixtures' names, which phones show in
 * a list. A failure is only logged.
 */
export function savePlan(plan: ResolvedPlan, picture: HTMLImageElement | null): void {
  try {
    const canvas = document.createElement('canvas');
    if (!drawPlan(canvas, { plan, picture, density: screenDensity(), named: true })) return;
    const name = fileName(plan.room.name, plan.floor.name);
    canvas.toBlob(
      (blob) => (blob ? saveFile(blob, name) : console.error('The preview could not be written as a PNG')),
      'image/png',
    );
  } catch (error) {
    console.error('The preview could not be downloaded', error);
  }
}
