// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { countPageViews } from '#renderer/client/page-views.ts';

test('a browser without beacons is not counted, and its page goes on', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.stubGlobal('navigator', {});
  expect(countPageViews).not.toThrow();
});
