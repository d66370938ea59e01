import { expect, test } from 'vitest';
import { photoRoom } from '#visualizer/own-room/photo/photo-scene.ts';
import { editPhoto, type Mark, type PhotoAction, sidesOf, startEdits } from '#visualizer/own-room/photo-edits.ts';

const size = { width: 1600, height: 1200 };
const start = startEdits(size);
const stroke: Mark = { kind: 'stroke', paints: 'cover', radius: 20, points: [{ x: 5, y: 5 }] };
const tap: Mark = { kind: 'tap', x: 900, y: 1000, isFloor: false };

const edit = (...actions: PhotoAction[]) => actions.reduce(editPhoto, start);
const mark = (...marks: Mark[]) => edit(...marks.map((each) => ({ kind: 'mark', mark: each }) as const));

test('an impossible corner is rejected with a reason, and the rectangle stays', () => {
  const after = edit({ kind: 'moveCorner', index: 0, to: { x: 1500, y: 900 } });
  expect(after.quad).toBe(start.quad);
  expect(after.refusal).toBe('crossed');
  expect(editPhoto(after, { kind: 'moveCorner', index: 0, to: { x: 300, y: 1000 } }).refusal).toBe('');
});

test('the rectangle is placed once the floor is found, and later searches leave it alone', () => {
  const quad = editPhoto(start, { kind: 'moveCorner', index: 0, to: { x: 300, y: 1000 } }).quad;
  const { metersToPixels } = photoRoom(size, quad, { width: 3, depth: 3 }, 0);
  const first = { quad, sides: { width: 3, depth: 3 }, metersToPixels };
  const found = edit({ kind: 'find', first });
  expect(found.quad).toBe(quad);
  const moved = editPhoto(found, { kind: 'moveCorner', index: 0, to: { x: 310, y: 1000 } });
  const again = editPhoto(moved, { kind: 'find', first });
  expect(again).toBe(moved);
});

test('the brush does not search for the floor again, but a tap does', () => {
  expect(mark(stroke).request).toBe(start.request);
  expect(mark(stroke, tap).request).toEqual({ taps: [tap], isEmpty: false, coversRug: false });
});

test('starting with an empty floor drops earlier marks, and undo brings them back', () => {
  const emptied = mark(tap, stroke, { kind: 'empty' });
  expect(emptied.request).toEqual({ taps: [], isEmpty: true, coversRug: false });
  expect(emptied.strokes).toEqual([]);
  const undone = editPhoto(emptied, { kind: 'undo' });
  expect(undone.request).toEqual({ taps: [tap], isEmpty: false, coversRug: false });
  expect(undone.strokes).toEqual([stroke]);
});

test('the last answer about the rug counts, keeps the taps, and is undone like a tap', () => {
  const cover: Mark = { kind: 'rug', isCovered: true };
  const covered = mark(tap, cover);
  expect(covered.request).toEqual({ taps: [tap], isEmpty: false, coversRug: true });
  expect(mark(cover, tap, { kind: 'rug', isCovered: false }).request.coversRug).toBe(false);
  expect(mark(cover, stroke).request.coversRug).toBe(true);
  expect(mark(cover, { kind: 'empty' }).request.coversRug).toBe(false);
  expect(editPhoto(covered, { kind: 'undo' }).request).toEqual({ taps: [tap], isEmpty: false, coversRug: false });
});

test('a tap takes away the strokes under it that came before', () => {
  const onStroke: Mark = { kind: 'tap', x: 10, y: 10, isFloor: true };
  expect(mark(stroke, onStroke).strokes).toEqual([]);
  expect(mark(stroke, tap).strokes).toEqual([stroke]);
  expect(mark(onStroke, stroke).strokes).toEqual([stroke]);
});

test('larger boards mean a smaller room, until a length is known', () => {
  const before = sidesOf(start);
  const scaled = edit({ kind: 'scale', scale: 0.5 });
  expect(sidesOf(scaled).width).toBeCloseTo(before.width / 2);
  expect(sidesOf(editPhoto(scaled, { kind: 'measure', sides: { width: 4, depth: 3 } }))).toEqual({ width: 4, depth: 3 });
});
