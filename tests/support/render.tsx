/** Components in happy-dom, as visitors have them once an island is awake. For files with `// @vitest-environment happy-dom`. */
import { once } from 'node:events';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { PageLanguage } from '#components/page-language.ts';
import type { Language } from '#schema/rules/language.ts';
import { findIn } from '#schema/rules/words.ts';
import { localize } from '#site/editions.ts';
import { wordsIn } from '#site/read/words.ts';

/** Renders into the document's body until the test ends. Returns a function that renders something else in its place. */
export async function render(element: ReactNode, language: Language = 'en'): Promise<(element: ReactNode) => Promise<void>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    place.remove();
  });
  const show = (element: ReactNode) => act(async () => root.render(inPage(element, language)));
  await show(element);
  return show;
}

/** Puts markup into the document's body until the test ends, as the build does for scripts in renderer/client/. */
export function renderMarkup(element: ReactNode, language: Language = 'en'): void {
  document.body.innerHTML = renderToStaticMarkup(inPage(element, language));
  onTestFinished(() => document.body.replaceChildren());
}

function inPage(element: ReactNode, language: Language) {
  const page = {
    language,
    findWords: (path: string) => findIn(wordsIn(language), path),
    localize: (href: string) => localize(language, href),
  };
  return <PageLanguage value={page}>{element}</PageLanguage>;
}

/** The first element in the body that the selector matches and that has this name: its label, or else its text. */
export function find(selector: string, name?: string): HTMLElement {
  const found = [...document.body.querySelectorAll<HTMLElement>(selector)].find(
    (element) => name === undefined || nameOf(element) === name,
  );
  if (!found) throw new Error(`There is no ${selector} ${name ?? ''} in ${document.body.innerHTML.slice(0, 2000)}`);
  return found;
}

/** The text of each element that the selector matches. */
export function textsOf(selector: string): string[] {
  return [...document.body.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

export async function press(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.focus();
    element.click();
  });
}

/** Types over what a field has, or chooses an option by its value. */
export async function enter(field: HTMLElement, value: string): Promise<void> {
  await act(async () => {
    field.focus();
    // React has put its own property on the element to see changes, so this is the one below that.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

export async function leave(field: HTMLElement): Promise<void> {
  await act(async () => field.blur());
}

/** Presses a key on what has the focus. */
export async function pressKey(key: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => (document.activeElement ?? document.body).dispatchEvent(event));
}

/** Goes back in the history by a negative number of steps, or forward. */
export async function go(steps: number): Promise<void> {
  await act(async () => {
    const popped = once(window, 'popstate', { signal: AbortSignal.timeout(1000) });
    history.go(steps);
    await popped;
  });
}

/** Lets all timers run out that the test has faked. */
export async function runTimers(): Promise<void> {
  await act(async () => {
    vi.runAllTimers();
  });
}

function nameOf(element: HTMLElement): string | undefined {
  const isField =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
  const label = isField ? element.labels?.[0] : undefined;
  return (element.getAttribute('aria-label') ?? (label ? labelOf(label) : element.textContent))?.trim();
}

/** Without the control that it may be around, and without the star of a field that's required. */
function labelOf(label: HTMLLabelElement): string {
  return [...label.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('input, select, textarea, [aria-hidden]')))
    .map(({ textContent }) => textContent)
    .join('');
}
