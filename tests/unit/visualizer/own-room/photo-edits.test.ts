import { expect, test } from 'vitest';
import { edgeOf, editPhoto, startEdits } from '../../../../visualizer/own-room/photo-edits.ts';

const size = { width: 1600, height: 1200 };

const start = startEdits(size);
const measured = editPhoto(start, { kind: 'showFloor', sides: { width: 2, depth: 2 } });
const stroke = { paints: 'cover', radius: 20, points: [{ x: 5, y: 5 }] } as const;

test('an impossible corner is rejected with a reason, and the rectangle stays', () => {
  const after = editPhoto(start, { kind: 'moveCorner', index: 0, to: { x: 1500, y: 900 } });
  expect(after.quad).toBe(start.quad);
  expect(after.refusal).toContain('must not cross');
  expect(editPhoto(after, { kind: 'moveCorner', index: 0, to: { x: 300, y: 1000 } }).refusal).toBe('');
});

test('the edge follows the rectangle until it is changed itself', () => {
  expect(edgeOf(measured)).toBe(measured.quad);
  const drawn = editPhoto(measured, { kind: 'moveEdgeCorner', index: 0, to: { x: 10, y: 1190 } });
  const moved = editPhoto(drawn, { kind: 'moveCorner', index: 0, to: { x: 300, y: 1000 } });
  expect(edgeOf(moved)[0]).toEqual({ x: 10, y: 1190 });
  expect(editPhoto(drawn, { kind: 'moveEdgeCorner', index: 0, to: { x: 1300, y: 900 } }).refusal).toContain(
    'must not cross itself',
  );
  const three = editPhoto(drawn, { kind: 'removeEdgeCorner', index: 1 });
  expect(edgeOf(three)).toHaveLength(3);
  expect(editPhoto(three, { kind: 'removeEdgeCorner', index: 1 }).refusal).toContain('at least three');
  expect(edgeOf(editPhoto(drawn, { kind: 'addEdgeCorner', index: 3 }))).toHaveLength(5);
});

test('strokes are undone one by one or all at once', () => {
  const two = [stroke, { ...stroke, radius: 9 }].reduce(
    (edits, each) => editPhoto(edits, { kind: 'paint', stroke: each }),
    measured,
  );
  expect(editPhoto(two, { kind: 'undoStroke' }).strokes).toEqual([stroke]);
  expect(editPhoto(two, { kind: 'clearStrokes' }).strokes).toEqual([]);
});

test('going back to the rectangle loses nothing, and reset loses everything', () => {
  const worked = editPhoto(editPhoto(measured, { kind: 'paint', stroke }), {
    kind: 'typeLength',
    side: 'width',
    part: 'feet',
    text: '8',
  });
  const back = editPhoto(worked, { kind: 'editRectangle' });
  expect(back).toEqual({ ...worked, sides: null });
  expect(editPhoto(worked, { kind: 'reset' })).toEqual(start);
});
