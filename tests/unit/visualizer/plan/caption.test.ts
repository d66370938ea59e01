import { expect, test } from 'vitest';
import { rooms } from '../../../../content/index.ts';
import { renderedRoom } from '../../../../content/visualizer-rooms/index.ts';
import { wordsIn } from '../../../../content/words.ts';
import { captionOf } from '../../../../visualizer/plan/caption.ts';

const words = wordsIn('en').visualizer.tool;

test.each([
  ['Living Room', 'Walnut Hardwood', 'straight' as const, 'Living room with walnut hardwood'],
  ['Bedroom', 'Wood Look LVP', 'herringbone' as const, 'Bedroom with wood look LVP, in a herringbone pattern'],
])('%s, %s, %s has the caption "%s"', (room, floor, pattern, caption) => {
  expect(captionOf(words, { room: { name: room }, floor: { name: floor }, pattern })).toBe(caption);
});

test('the caption of two floors says which is where', () => {
  const caption = captionOf(words, {
    room: { name: 'Bedroom' },
    floor: { name: 'Wood Look LVP' },
    pattern: 'diagonal',
    secondFloor: { name: 'Marble Tile' },
  });
  expect(caption).toBe('Bedroom with wood look LVP on the left and marble tile on the right, installed diagonally');
});

test('every room but the custom one is rendered', () => {
  expect(rooms.map(({ id }) => [id, renderedRoom(id) !== null])).toEqual([
    ...rooms.filter(({ id }) => id !== 'custom').map(({ id }) => [id, true]),
    ['custom', false],
  ]);
});
