import { keepArea, keptArea, parseArea } from '../../components/price/area.ts';
import { aboutTotals, totalText } from '../../components/price/price-text.ts';

/** Long enough that a screen reader hears the note once for a number, and not for each digit. */
const pauseMs = 500;

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
  let pause: ReturnType<typeof setTimeout> | undefined;

  const show = (isDone: boolean) => {
    const area = input.value.trim() ? parseArea(input.value) : example;
    clearTimeout(pause);
    if (area === null) {
      // What is being typed may still become an area.
      if (isDone) {
        note.textContent = wrong;
        input.setAttribute('aria-invalid', 'true');
      }
      return;
    }
    keepArea(input.value.trim() ? area : null);
    input.removeAttribute('aria-invalid');
    for (const { element, ...range } of totals) element.textContent = totalText(area, range, terms);
    const tell = () => {
      note.textContent = aboutTotals(area, totals, terms);
    };
    if (isDone) tell();
    else pause = setTimeout(tell, pauseMs);
  };

  input.addEventListener('input', () => show(false));
  input.addEventListener('change', () => show(true));
  input.value ||= String(keptArea() ?? '');
  show(true);
}
