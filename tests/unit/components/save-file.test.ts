import { expect, test, vi } from 'vitest';
import { saveFile } from '#components/form/save-file.ts';

test('a file can be read for as long as its download may take to start', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile(new Blob(['BEGIN:VCALENDAR']), 'visit.ics');
  expect([link.href, link.download]).toEqual([expect.stringMatching(/^blob:/), 'visit.ics']);
  vi.advanceTimersByTime(5000);
  expect([link.click.mock.calls.length, revoke.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith(link.href);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
