// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { data } from '#pages/visualizer/+data.ts';
import { planSchema } from '#schema/api/plan.ts';
import { describeSize } from '#schema/api/plan-words.ts';
import { fill } from '#schema/rules/fill.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { wordsIn } from '#site/read/words.ts';
import { encodePlan } from '#visualizer/plan/link.ts';
import { firstProject } from '#visualizer/plan/plan.ts';
import { Visualizer } from '#visualizer/tool/Visualizer.tsx';
import { at } from '../../support/at.ts';
import { options, planned } from '../../support/planned.ts';
import { enter, find, leave, press, render, runTimers, textsOf } from '../../support/render.tsx';

const words = wordsIn('en').visualizer.tool;
const boards = options.floors.filter(({ plank }) => plank).map(({ id }) => id);
const [board = ''] = boards.filter((id) => id !== firstProject.current.floor);
const plain = options.floors.find(({ plank }) => !plank)?.id ?? '';
const [room = ''] = options.rooms.map(({ id }) => id).filter((id) => id !== firstProject.current.room);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  history.replaceState(null, '', '/visualizer');
  localStorage.clear();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

// Unlike browsers, happy-dom announces a new hash after replaceState, too.
addEventListener('hashchange', (event) => event instanceof HashChangeEvent && event.stopImmediatePropagation());

async function open(hash = '') {
  history.replaceState(null, '', `/visualizer${hash}`);
  return render(<Visualizer {...options} />);
}

const input = (name: string, value: string) => find(`input[name="${name}"][value="${value}"]`);
const choose = (name: string, value: string) => press(input(name, value));
const isChosen = (name: string, value: string) => expect(input(name, value)).toHaveProperty('checked', true);
const isOff = (pattern: string) => input('pattern', pattern).hasAttribute('disabled');
const pressButton = (name: string) => press(find('button', name));
const turn = (degrees: string) => enter(find('#pattern-rotation'), degrees);
const total = () => find('[data-quote-bar]').textContent;
const figures = () => textsOf('section[aria-labelledby="visualizer-room"] dd');
const side = (name: 'width' | 'length') => find('input', `${words[name]} 1-50 ${words.unit}`);
async function address() {
  await runTimers();
  return location.hash;
}

const first = planned(encodePlan(firstProject.current));

test('the tool starts with the first room and floor, says what they cost, and leads to the form about that kind of floor', async () => {
  await open();
  isChosen('view', 'room');
  isChosen('room', first.room.id);
  isChosen('floor', first.floor.id);
  const { area, material, installation } = first;
  expect(figures().slice(0, 6)).toEqual([
    fill(words.size, { ...first.sides }),
    fill(words.roomArea, { area }),
    ...[first.floor.pricePerSqFt, material, installation, first.total].map(dollars),
  ]);
  expect(total()).toContain(first.price);
  expect(find('a', words.quote).getAttribute('href')).toBe(`/contact?service=${first.floor.service}`);
  expect(await address()).toBe('');
});

test('what is chosen in one view is kept in the others, and is in the address', async () => {
  await open();
  await choose('floor', board);
  await choose('pattern', 'herringbone');
  await choose('view', 'plan');
  await choose('room', room);
  await turn('90');
  expect(total()).toContain(planned(`${room}.${board}.12.12.90.herringbone`).price);
  await choose('view', 'photo');
  await choose('view', 'room');
  isChosen('room', room);
  isChosen('pattern', 'herringbone');
  expect(await address()).toBe(`#plan=${room}.${board}.12.12.90.herringbone`);
});

test('a floor without boards is straight; the pattern comes back with boards', async () => {
  await open(`#plan=${room}.${board}.12.12.0.herringbone`);
  await choose('floor', plain);
  isChosen('pattern', 'straight');
  expect(isOff('herringbone')).toBe(true);
  await choose('floor', board);
  isChosen('pattern', 'herringbone');
});

test("a room of the visitor's own has sides from 1 to 50 feet, and is shown in a room like it", async () => {
  await open(`#plan=${room}.${board}.12.12.0`);
  await choose('room', 'custom');
  for (const [typed, shown] of [
    ['14', '14'],
    ['51', '50'],
    [`29' 8"`, '30'],
  ] as const) {
    await enter(side('width'), typed);
    await leave(side('width'));
    expect(side('width')).toHaveProperty('value', shown);
    expect(figures()[0]).toBe(fill(words.size, { width: shown, length: 12 }));
  }
  expect(await address()).toBe(`#plan=custom.${board}.30.12.0&in=${room}`);
  await enter(side('width'), 'thirty');
  await leave(side('width'));
  expect(document.body.textContent).toContain(fill(words.wrongSide, { min: 1, max: 50 }));
  expect(figures()[0]).toBe(fill(words.size, { width: 30, length: 12 }));
  await enter(side('width'), `16' 4" x 20,5`);
  await leave(side('width'));
  expect(document.body.textContent).not.toContain(fill(words.wrongSide, { min: 1, max: 50 }));
  expect(figures()[0]).toBe(fill(words.size, { width: 16, length: 21 }));
  await pressButton(words.reset);
  expect(side('width')).toHaveProperty('value', '12');
  isChosen('room', 'custom');
  isChosen('floor', board);
});

test('square feet can be typed instead of sides, and travel along as they are', async () => {
  await open(`#plan=${room}.${board}.12.12.0`);
  await choose('room', 'custom');
  const area = find('input', words.orArea);
  expect(area).toHaveProperty('value', '144');
  await enter(area, '300 sq ft');
  await leave(area);
  expect(area).toHaveProperty('value', '300');
  expect([side('width'), side('length')].map((field) => Reflect.get(field, 'value'))).toEqual(['', '']);
  const { floor } = planned(`${room}.${board}.12.12.0`);
  expect(total()).toContain(dollars(300 * (floor.pricePerSqFt + floor.installationPerSqFt)));
  expect(await address()).toBe(`#plan=custom.${board}.300.sqft.0&in=${room}`);
  await press(find('a', words.quote));
  const { rooms } = planSchema.parse(JSON.parse(sessionStorage.getItem('visualizer-plan') ?? ''));
  expect(rooms.map((each) => [describeSize(each), each.width])).toEqual([['300 sq ft', undefined]]);
  await enter(side('width'), '15');
  await enter(side('length'), '20');
  expect(figures()[0]).toBe(fill(words.size, { width: 15, length: 20 }));
  expect(await address()).toBe(`#plan=custom.${board}.15.20.0&in=${room}`);
});

test('a photo needs no size: until it has both sides, its price is per square foot', async () => {
  await open(`#plan=${room}.${board}.12.12.0&view=photo`);
  const { floor } = planned(`${room}.${board}.12.12.0`);
  const perSqFt = dollars(floor.pricePerSqFt + floor.installationPerSqFt);
  const expectNone = () => {
    for (const text of [perSqFt, words.installedPerSqFt, words.enterSize]) expect(total()).toContain(text);
  };
  expectNone();
  await enter(side('width'), '10');
  expectNone();
  await enter(side('length'), '12');
  expect(total()).toContain(planned(`custom.${board}.10.12.0`).price);
  await enter(side('width'), '');
  expectNone();
  await enter(side('width'), '20');
  await choose('view', 'plan');
  expect(figures()[0]).toBe(fill(words.size, { width: 20, length: 12 }));
});

test("the bar's total has the extras that are switched on or counted, and the request takes them along", async () => {
  await open();
  const extra = (id: string) => find(`input[name="extra-${id}"]`);
  await press(extra('tear-out'));
  await enter(extra('stairs'), '13 steps');
  const { tearOut, stairs } = options.extraPrices;
  const steps = (13 * (stairs.low + stairs.high)) / 2;
  const sum = first.total + first.area * tearOut + steps;
  expect(total()).toContain(`${dollars(sum)} ${words.withExtras}`);
  expect(await address()).toContain('extras=tear-out.stairs-13');
  expect(textsOf('[role="status"]').join()).toContain(fill(words.announcedTotal, { total: dollars(sum) }));
  await press(find('a', words.quote));
  const { extras } = JSON.parse(sessionStorage.getItem('visualizer-plan') ?? '');
  expect(extras[1]).toEqual({ name: `${words.stairs}: 13`, dollars: steps });
  await enter(extra('stairs'), '');
  await press(extra('tear-out'));
  expect(total()).toContain(first.price);
  expect(await address()).not.toContain('extras');
});

test('a job costs no less than the minimum', async () => {
  await open(`#plan=custom.${board}.1.1.0`);
  const { minimum } = options.extraPrices;
  expect(total()).toContain(`${dollars(minimum)} ${words.minimum}`);
  expect(figures()).toContain(`${planned(`custom.${board}.1.1.0`).price} (${dollars(minimum)} ${words.minimum})`);
});

test('rooms add up, and removing one keeps the focus nearby', async () => {
  await open();
  await pressButton(words.addRoom);
  const second = options.rooms.find(({ id }) => id !== first.room.id)?.id ?? '';
  isChosen('room', second);
  const added = planned(`${second}.${first.floor.id}.12.12.0`);
  expect(total()).toContain(dollars(first.total + added.total));
  await pressButton(`${words.remove} ${first.room.name}`);
  expect(total()).toContain(added.price);
  expect(document.activeElement?.id).toBe('visualizer-rooms');
});

test('a link opens everything that it says, also over what is on screen', async () => {
  const link = `#plan=${room}.${board}.12.12.45&plan=${first.room.id}.${plain}.12.12.0&extras=stairs-13`;
  await open(link);
  isChosen('room', room);
  isChosen('floor', board);
  expect(find('input[name="extra-stairs"]')).toHaveProperty('value', '13');
  expect(find('#pattern-rotation')).toHaveProperty('value', '45');
  const { low, high } = options.extraPrices.stairs;
  const floors = planned(`${room}.${board}.12.12.45`).total + planned(`${first.room.id}.${plain}.12.12.0`).total;
  const sum = floors + (13 * (low + high)) / 2;
  expect(total()).toContain(dollars(sum));
  expect(await address()).toBe(link);
  history.replaceState(null, '', `#plan=${first.room.id}.${plain}.12.12.0`);
  await act(async () => dispatchEvent(new Event('hashchange')));
  isChosen('room', first.room.id);
  isChosen('floor', plain);
});

test.each([
  ['13.5', '14'],
  ['13,', '13'],
  ['1,200', '99'],
  ['a few', ''],
])(
  'of extras, %s that was typed or pasted stays until the visitor leaves the field, and counts as %s',
  async (typed, counted) => {
    await open(`#plan=${room}.${board}.12.12.0`);
    const field = find('input[name="extra-stairs"]');
    await enter(field, typed);
    expect(field).toHaveProperty('value', typed);
    await leave(field);
    expect(field).toHaveProperty('value', counted);
  },
);

test('favorites are kept on the device, open a plan again and can be removed', async () => {
  const plan = `${room}.${board}.12.12.45.diagonal`;
  await open(`#plan=${plan}`);
  await pressButton(words.save);
  await choose('floor', plain);
  const name = `${planned(plan).room.name}, ${planned(plan).floor.name}`;
  await press(find('ul[aria-labelledby="visualizer-favorites"] button'));
  expect(await address()).toBe(`#plan=${plan}`);
  expect(localStorage.getItem('visualizer-favorites')).toBe(JSON.stringify([plan]));
  await pressButton(`${words.remove} ${name}`);
  expect(localStorage.getItem('visualizer-favorites')).toBe('[]');
});

test('a floor that suits a room poorly says why, and offers others', async () => {
  const floor = options.floors.find(({ poorFits }) => poorFits.length > 0);
  const [fit] = floor?.poorFits ?? [];
  if (!floor || !fit) return;
  await open(`#plan=${fit.room}.${floor.id}.12.12.0`);
  expect(document.body.textContent).toContain(fit.reason);
  expect(find('a', fit.link).getAttribute('href')).toBe(fit.href);
  const other = options.floors.find(({ id }) => fit.instead.includes(id));
  await pressButton(fill(words.tryFloor, { floor: other?.name ?? '' }));
  isChosen('floor', other?.id ?? '');
  expect(document.body.textContent).not.toContain(fit.reason);
});

test('a link is copied, or put into the address where that fails', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  const plan = `#plan=${room}.${board}.12.12.0`;
  await open(plan);
  await pressButton(words.copyLink);
  expect(copied).toHaveBeenCalledWith(`${location.origin}/visualizer${plan}`);
  expect(textsOf('[role="status"]')).toContain(words.copied);
  copied.mockRejectedValue(new Error('Not allowed'));
  await pressButton(words.copyLink);
  expect(textsOf('[role="status"]')).toContain(words.copyByHand);
});

test('in Spanish, a plan goes to the form with dollars, the same link and its Spanish names', async () => {
  const spanish = data(at('/es/visualizer')).options;
  const nameOf = (list: readonly { id: string; name: string }[], id: string) => list.find((one) => one.id === id)?.name;
  const link = `#plan=custom.${board}.14.16.45.herringbone&view=plan`;
  history.replaceState(null, '', `/es/visualizer${link}`);
  await render(<Visualizer {...spanish} />, 'es');
  const quote = find('a', wordsIn('es').visualizer.tool.quote);
  expect(quote.getAttribute('href')).toMatch(/^\/es\/contact\?service=/);
  await press(quote);
  const { total: sum } = planned(`custom.${board}.14.16.45.herringbone`);
  const layout = { width: 14, length: 16, rotation: 45, pattern: 'herringbone' };
  expect(JSON.parse(sessionStorage.getItem('visualizer-plan') ?? '')).toMatchObject({
    rooms: [{ room: nameOf(spanish.rooms, 'custom'), floor: nameOf(spanish.floors, board), ...layout }],
    total: sum,
    link,
  });
});
