// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { countPageViews } from '#renderer/client/page-views.ts';

const sendBeacon = vi.fn(() => true);
let state: DocumentVisibilityState;

function open(path: string, browser: object = { sendBeacon }, visibility: DocumentVisibilityState = 'visible') {
  history.replaceState(null, '', path);
  state = visibility;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  vi.stubGlobal('navigator', browser);
  countPageViews();
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sendBeacon.mockClear();
});

test('a browser without beacons is not counted, and its page goes on', () => {
  expect(() => open('/', {})).not.toThrow();
});

test('nothing is sent from the inbox, or if the browser asks for privacy (GPC)', () => {
  open('/inbox');
  open('/blog', { sendBeacon, globalPrivacyControl: true });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a page in a background tab, or prerendered, is counted once, when the visitor sees it', () => {
  open('/privacy', { sendBeacon }, 'hidden');
  expect(sendBeacon).not.toHaveBeenCalled();
  state = 'visible';
  for (let time = 0; time < 2; time++) document.dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).toHaveBeenCalledOnce();
});
