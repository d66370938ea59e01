import { expect, test } from 'vitest';
import { editPhoto, type PhotoAction, type PhotoEdits, startEdits, strokesOn } from '#visualizer/own-room/photo-edits.ts';

const size = { width: 4, height: 3 };
const mask = Uint8ClampedArray.from([0, 0, 0, 0, 9, 9, 9, 9, 255, 255, 255, 255]);
const camera = { focal: 4, horizon: 1, vanishing: 2 };
const found: PhotoAction = { kind: 'find', mask, camera };
const stroke = { paints: 'floor', points: [{ x: 2, y: 2 }], scale: 1, reach: 70 } as const;
const paint = (data: number[]): PhotoAction => ({
  kind: 'paint',
  stroke,
  patch: { left: 1, top: 1, width: 2, height: 2, data: Uint8ClampedArray.from(data) },
  camera: null,
});
const edit = (...actions: PhotoAction[]): PhotoEdits => [found, ...actions].reduce(editPhoto, startEdits(size));

test('changes are taken back exactly, one by one', () => {
  const one = edit(paint([1, 2, 3, 4]));
  expect([...one.mask]).toEqual([0, 0, 0, 0, 9, 1, 2, 9, 255, 3, 4, 255]);
  const two = edit(paint([1, 2, 3, 4]), { kind: 'empty' });
  expect([...two.mask]).toEqual(Array(12).fill(0));
  const back = editPhoto(two, { kind: 'undo' });
  expect(back.mask).toEqual(one.mask);
  expect(editPhoto(back, { kind: 'undo' }).mask).toEqual(mask);
});

test('an empty floor is not emptied again, and only the last changes can be taken back', () => {
  const empty = edit({ kind: 'empty' });
  expect(editPhoto(empty, { kind: 'empty' })).toBe(empty);
  const many = edit(...Array.from({ length: 40 }, (_, index) => paint([index, 2, 3, 4])));
  expect(many.done.length).toBe(30);
});

test('strokes that were taken back, or came before the floor was emptied, no longer count', () => {
  expect(strokesOn(edit(paint([1, 2, 3, 4])))).toEqual([stroke]);
  expect(strokesOn(edit(paint([1, 2, 3, 4]), { kind: 'undo' }))).toEqual([]);
  expect(strokesOn(edit(paint([1, 2, 3, 4]), { kind: 'empty' }))).toEqual([]);
  expect(strokesOn(edit(paint([1, 2, 3, 4]), { kind: 'empty' }, { kind: 'undo' }))).toEqual([stroke]);
});

test('the camera stays unless a stroke needs another', () => {
  const other = { ...camera, horizon: 0 };
  expect(edit(paint([0, 0, 0, 0])).camera).toBe(camera);
  expect(edit({ ...paint([0, 0, 0, 0]), camera: other } as PhotoAction).camera).toBe(other);
});
