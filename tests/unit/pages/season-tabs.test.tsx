// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { SeasonTabs } from '#pages/trends/SeasonTabs.island.tsx';
import { find, pressKey, render } from '../../support/render.tsx';

const seasons = ['spring', 'summer', 'winter'].map((id) => ({ id, label: id.toUpperCase(), primaryColor: '#369' }));
const tab = (id: string) => find('[role="tab"]', id.toUpperCase());

/** As the page's first script leaves it. */
beforeEach(async () => {
  document.documentElement.dataset.season = 'spring';
  history.replaceState(null, '', '/trends#spring');
  document.body.innerHTML = seasons.map(({ id }) => `<section id="${id}"></section>`).join('');
  await render(<SeasonTabs seasons={seasons} />);
  return () => document.body.replaceChildren();
});

function expectSeason(id: string) {
  expect(document.documentElement.dataset.season).toBe(id);
  expect(find('[aria-selected="true"]')).toBe(tab(id));
  expect(find('[role="tablist"] [tabindex="0"]')).toBe(tab(id));
  expect(location.hash).toBe(`#${id}`);
}

test('tabs work by keyboard: arrows, Home and End', async () => {
  tab('spring').focus();
  for (const [key, id] of [
    ['ArrowRight', 'summer'],
    ['End', 'winter'],
    ['ArrowRight', 'spring'],
    ['ArrowLeft', 'winter'],
    ['Home', 'spring'],
  ] as const) {
    await pressKey(key);
    expectSeason(id);
    expect(document.activeElement).toBe(tab(id));
  }
  expect(find('section').getAttribute('role')).toBe('tabpanel');
  expect(find('section').getAttribute('aria-labelledby')).toBe(tab('spring').id);
});
