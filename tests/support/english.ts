/** Functions of the visualizer, with the English words. */

import { wordsIn } from '../../content/words.ts';
import * as lengths from '../../visualizer/own-room/measure/lengths.ts';
import * as sides from '../../visualizer/own-room/measure/measure-sides.ts';
import * as captions from '../../visualizer/plan/caption.ts';
import * as extras from '../../visualizer/plan/extras.ts';
import * as sent from '../../visualizer/plan/sent-plan.ts';

const { photoTools: photoWords, visualizer: words } = wordsIn('en');

type Shown = Parameters<typeof captions.captionOf>[1];

export function captionOf(
  room: Shown['room'],
  floor: Shown['floor'],
  pattern: Shown['pattern'],
  secondFloor?: Shown['secondFloor'],
) {
  return captions.captionOf(words.tool, { room, floor, pattern, secondFloor });
}

export function extrasOf(rooms: Parameters<typeof extras.extrasOf>[0], prices: Parameters<typeof extras.extrasOf>[1]) {
  return extras.extrasOf(rooms, prices, words.tool);
}

export function planToSend(shown: Omit<Parameters<typeof sent.planToSend>[0], 'nameWithoutSize'>) {
  return sent.planToSend({ ...shown, nameWithoutSize: words.tool.photoRoom });
}

export function parseLength(typed: lengths.TypedLength) {
  const parsed = lengths.parseLength(typed);
  return 'error' in parsed ? { error: sides.describeProblem(parsed.error, photoWords) } : parsed;
}

export function formatLength(meters: number) {
  return lengths.formatLength(meters, photoWords);
}

export function measureSides(...given: Parameters<typeof sides.measureSides>) {
  const result = sides.measureSides(...given);
  if ('sides' in result) return result;
  const { width, depth } = result.errors;
  return {
    errors: { width: sides.describeProblem(width, photoWords), depth: sides.describeProblem(depth, photoWords) },
  };
}
