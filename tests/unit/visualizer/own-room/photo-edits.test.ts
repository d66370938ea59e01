import { expect, test } from 'vitest';
import { editPhoto, type PhotoAction, type PhotoEdits, sidesOf, startEdits } from '#visualizer/own-room/photo-edits.ts';

const size = { width: 4, height: 3 };
const mask = Uint8ClampedArray.from([0, 0, 0, 0, 9, 9, 9, 9, 255, 255, 255, 255]);
const quad = [
  { x: 0, y: 3 },
  { x: 4, y: 3 },
  { x: 3, y: 2 },
  { x: 1, y: 2 },
] as const;
const found: PhotoAction = { kind: 'find', mask, rectangle: { quad, sides: { width: 3, depth: 2 } } };
const paint = (data: number[]): PhotoAction => ({
  kind: 'paint',
  patch: { left: 1, top: 1, width: 2, height: 2, data: Uint8ClampedArray.from(data) },
  rectangle: null,
});
const edit = (...actions: PhotoAction[]): PhotoEdits => [found, ...actions].reduce(editPhoto, startEdits(size));

test('strokes are taken back exactly, one by one, and done again, until something else is painted', () => {
  const one = edit(paint([1, 2, 3, 4]));
  expect([...one.mask]).toEqual([0, 0, 0, 0, 9, 1, 2, 9, 255, 3, 4, 255]);
  const two = edit(paint([1, 2, 3, 4]), { kind: 'empty' });
  expect([...two.mask]).toEqual(Array(12).fill(0));
  const back = editPhoto(two, { kind: 'undo' });
  expect(back.mask).toEqual(one.mask);
  expect(editPhoto(back, { kind: 'undo' }).mask).toEqual(mask);
  expect(editPhoto(back, { kind: 'redo' }).mask).toEqual(two.mask);
  const other = editPhoto(back, paint([7, 7, 7, 7]));
  expect(editPhoto(other, { kind: 'redo' })).toBe(other);
});

test('with nothing to take back or to do again, nothing changes', () => {
  const start = edit();
  expect([editPhoto(start, { kind: 'undo' }), editPhoto(start, { kind: 'redo' })]).toEqual([start, start]);
});

test('larger boards mean a smaller room', () => {
  expect(sidesOf(edit({ kind: 'scale', scale: 0.5 }))).toEqual({ width: 1.5, depth: 1 });
});

test('the rectangle stays unless a stroke needs another', () => {
  const other = { quad, sides: { width: 1, depth: 1 } };
  expect(edit(paint([0, 0, 0, 0])).rectangle?.sides.width).toBe(3);
  expect(edit({ ...paint([0, 0, 0, 0]), rectangle: other } as PhotoAction).rectangle).toBe(other);
});
