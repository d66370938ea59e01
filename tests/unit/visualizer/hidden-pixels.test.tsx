// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { firstProject } from '#visualizer/plan/plan.ts';
import { Visualizer } from '#visualizer/tool/Visualizer.tsx';
import { until } from '../../support/api-answers.ts';
import { canvasWith } from '../../support/canvas.ts';
import { options, planned } from '../../support/planned.ts';
import { find, press, render, textsOf } from '../../support/render.tsx';

const { visualizer, photoTools } = wordsIn('en');
const words = visualizer.tool;

test('where the browser hides pixels, the visualizer says what it cannot show, and keeps prices and pictures', async () => {
  canvasWith(() => 255);
  vi.stubGlobal('fetch', async () => new Response('a picture'));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3 }));
  vi.stubGlobal('Worker', class {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const floor = options.floors.find(({ id }) => id !== firstProject.current.floor)?.id;
  const plan = `${firstProject.current.room}.${floor}.12.12.0`;
  history.replaceState(null, '', `/visualizer#plan=${plan}`);
  await render(<Visualizer {...options} />);
  await until(() => expect(textsOf('[role="status"]')).toContain(words.hidden));
  expect(find('canvas').hidden).toBe(true);
  expect(find('[role="group"] > img').hidden).toBe(false);
  expect(find('[data-quote-bar]').textContent).toContain(planned(plan).price);
  await press(find('button', words.download));
  expect(textsOf('[role="status"]')).toContain(words.noDownload);
  await press(find('input[name="view"][value="photo"]'));
  const photo = await until(() => find('[type="file"]'));
  Object.defineProperty(photo, 'files', { value: [new File(['a photo'], 'room.jpg')] });
  await act(async () => void photo.dispatchEvent(new Event('change', { bubbles: true })));
  await until(() => expect(textsOf('[role="alert"]')).toContain(photoTools.hidden));
});
