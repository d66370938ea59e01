import { saveFile } from '#components/form/save-file.ts';
import { drawPlan, screenDensity } from '../plan/draw-plan.ts';
import { fileName } from '../plan/file-name.ts';
import type { ResolvedPlan } from '../plan/options.ts';

/**
 * Saves the plan as a PNG: 500 x 400 pixels, or twice that on a dense screen. It includes the fixtures' names, which the page
 * lists below it. A failure is only logged.
 */
export function savePlan(plan: ResolvedPlan, picture: HTMLImageElement | null, unit: string): void {
  save(fileName(plan.room.name, plan.floor.name), (canvas) =>
    drawPlan(canvas, { plan, picture, density: screenDensity(), hasNames: true, unit }),
  );
}

/** Saves a picture on the page as a PNG. A failure is only logged. */
export function savePicture(picture: HTMLCanvasElement | HTMLImageElement, name: string): void {
  save(name, (canvas) => {
    const isImage = picture instanceof HTMLImageElement;
    canvas.width = isImage ? picture.naturalWidth : picture.width;
    canvas.height = isImage ? picture.naturalHeight : picture.height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return context !== null;
  });
}

/** `draw` returns false if it couldn't. */
function save(name: string, draw: (canvas: HTMLCanvasElement) => boolean): void {
  try {
    const canvas = document.createElement('canvas');
    if (!draw(canvas)) return;
    canvas.toBlob(
      (blob) => (blob ? saveFile(blob, name) : console.error('The picture could not be written as a PNG')),
      'image/png',
    );
  } catch (error) {
    console.error('The picture could not be downloaded', error);
  }
}
