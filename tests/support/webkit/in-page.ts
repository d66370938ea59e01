/** Functions that run in the page. Each must stand alone, because only its source is sent. */

export interface TextMatch {
  text: string;
  /** Set for a regular expression. */
  flags: string | null;
  isExact: boolean;
}

/**
 * Of these elements, those with the text for `has`. Of these and their descendants, the smallest with the text for `text`. Of their
 * descendants, the fields for `label`.
 */
export function byText(roots: Element[], kind: 'text' | 'has' | 'label', match: TextMatch): Element[] {
  const isMatch = (text: string | null | undefined) => {
    const clean = (text ?? '').replace(/\s+/g, ' ').trim();
    if (match.flags !== null) return new RegExp(match.text, match.flags).test(clean);
    return match.isExact ? clean === match.text : clean.toLowerCase().includes(match.text.toLowerCase());
  };
  if (kind === 'has') return roots.filter((root) => isMatch(root.textContent));
  const all = [...new Set(roots.flatMap((root) => [...root.querySelectorAll('*')]))];
  if (kind === 'label') {
    return all.filter((element) => {
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const named = by.flatMap((id) => document.getElementById(id) ?? []);
      return [element.getAttribute('aria-label'), ...[...labels, ...named].map((each) => each.textContent)].some(
        (text) => text !== null && isMatch(text),
      );
    });
  }
  const ignored = 'script, style, noscript, head, head *, template';
  return [...new Set([...roots, ...all])].filter(
    (element) =>
      !element.matches(ignored) &&
      isMatch(element.textContent) &&
      ![...element.children].some((child) => isMatch(child.textContent)),
  );
}

export interface StateMatch {
  checked?: boolean;
  pressed?: boolean;
  selected?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  level?: number;
}

/** Descendants that match the selector, that aren't hidden, and that have no other role. */
export function byRole(roots: Element[], selector: string, role: string, state: StateMatch): Element[] {
  const isShown = (element: Element) =>
    !element.closest('[aria-hidden="true"]') &&
    (element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'contents');
  const levelOf = (element: Element) => Number(element.getAttribute('aria-level') ?? /^H(\d)$/.exec(element.tagName)?.[1]);
  const flag = (element: Element, name: string) => {
    if (name === 'checked' && element instanceof HTMLInputElement) return element.checked;
    if (name === 'selected' && element instanceof HTMLOptionElement) return element.selected;
    if (name === 'disabled') return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
    if (name === 'expanded' && element.tagName === 'SUMMARY') return element.parentElement?.hasAttribute('open') ?? false;
    return element.getAttribute(`aria-${name}`) === 'true';
  };
  return [...new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)]))].filter((element) => {
    const given = element.getAttribute('role');
    if (given && given !== role) return false;
    if (!isShown(element)) return false;
    return Object.entries(state).every(([name, value]) =>
      name === 'level' ? levelOf(element) === value : flag(element, name) === value,
    );
  });
}

/** Brings an element into view. Returns the point to click, or why it can't be clicked yet. */
export async function clickPoint(
  element: HTMLElement,
  isForced: boolean,
  position: { x: number; y: number } | null,
): Promise<{ x: number; y: number } | string> {
  if (!element.isConnected) return 'is gone';
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const box = () => element.getBoundingClientRect();
  const isInView = ({ top, left, bottom, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const isHit = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    const label = element.closest('label');
    return (
      hit !== null && (element.contains(hit) || (label?.contains(hit) ?? false) || hit.closest('label')?.control === element)
    );
  };
  if (!isForced && !element.checkVisibility({ visibilityProperty: true })) return 'is hidden';
  if (!isForced && (element.matches(':disabled') || element.closest('[inert]'))) return 'is disabled';
  if (!isInView(box())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = box();
  await nextFrame();
  await nextFrame();
  const { left, top, width, height } = box();
  if (left !== before.left || top !== before.top) return 'moves';
  if (width === 0 || height === 0) return 'has no size';
  const pointIn = (part: DOMRect) =>
    position
      ? { x: part.left + position.x, y: part.top + position.y }
      : { x: part.left + part.width / 2, y: part.top + part.height / 2 };
  if (isHit(pointIn(box()))) return pointIn(box());
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await nextFrame();
  if (isForced || isHit(pointIn(box()))) return pointIn(box());
  // A link over several lines may have nothing in the middle of its box.
  const [line] = element.getClientRects();
  if (line && isHit(pointIn(line))) return pointIn(line);
  const { x, y } = pointIn(box());
  return `is covered by ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 80)}`;
}

/** Replaces a field's text, as typing would. */
export function fillField(element: HTMLElement, value: string): void {
  element.focus();
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !['date', 'time', 'range', 'color', 'number'].includes(element.type));
  if (isText) {
    element.select();
    document.execCommand(value === '' ? 'delete' : 'insertText', false, value);
    return;
  }
  if (!(element instanceof HTMLInputElement)) throw new Error(`${element.tagName} can't be filled`);
  const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  prototype?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Selects the options with these values or labels. */
export function selectOptions(element: HTMLSelectElement, wanted: string[]): string[] {
  for (const option of element.options) option.selected = wanted.includes(option.value) || wanted.includes(option.label);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return [...element.selectedOptions].map(({ value }) => value);
}

export function isVisible(element: Element): boolean {
  const hasSize = (each: Element): boolean => {
    // It has no box of its own.
    if (getComputedStyle(each).display === 'contents') return [...each.children].some(hasSize);
    const { width, height } = each.getBoundingClientRect();
    return each.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  return hasSize(element);
}
