import { aboutTotals, totalText } from '#components/price/price-text.ts';
import { parseArea } from '#schema/rules/area.ts';

/** Long enough that a screen reader hears the note once for a number, and not for each digit. */
const notePauseMs = 500;

/** Makes components/price/AreaBox.tsx show what the prices on the page come to for the area that's typed. */
export function showTotals(box: HTMLElement): void {
  const input = box.querySelector('input');
  const note = box.querySelector('p');
  if (!input || !note) return;
  const { total = '', about = '', minimum = '', least = '0', wrong = '' } = box.dataset;
  const terms = { total, about, minimum, least: Number(least) };
  const totals = [...document.querySelectorAll<HTMLElement>('[data-low]')].map((element) => {
    const { low, high } = element.dataset;
    return { element, low: Number(low), high: Number(high) };
  });
  const example = Number(input.placeholder);
  let area = example;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const show = (isDone: boolean) => {
    const typed = input.value.trim();
    const read = typed ? parseArea(typed) : example;
    // What can't be read leaves the totals as they are.
    area = read ?? area;
    clearTimeout(pause);
    input.removeAttribute('aria-invalid');
    for (const { element, ...range } of totals) element.textContent = totalText(area, range, terms);
    const tell = () => {
      note.textContent = read === null ? wrong : aboutTotals(area, terms);
      // What is being typed may still become an area.
      if (read === null) input.setAttribute('aria-invalid', 'true');
    };
    if (isDone) tell();
    else pause = setTimeout(tell, notePauseMs);
  };

  input.addEventListener('input', () => show(false));
  input.addEventListener('change', () => show(true));
  show(true);
}
