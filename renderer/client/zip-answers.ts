import { contactLink } from '#components/form/contact-link.ts';
import { cleanLine } from '#schema/rules/clean.ts';
import { fill } from '#schema/rules/fill.ts';
import { zipIn } from '#schema/rules/zip.ts';

/** Makes components/sections/ZipCheck.tsx answer on the page, from the list of cities it contains. */
export function answerZips(box: HTMLElement): void {
  const form = box.querySelector('form');
  const input = box.querySelector('input');
  const answer = box.querySelector('[role="status"]');
  if (!form || !input || !answer) return;

  const show = (...parts: (string | Node)[]) => {
    input.removeAttribute('aria-invalid');
    answer.replaceChildren(...parts);
    // Above the phone bar.
    if (parts.length > 0) answer.scrollIntoView({ block: 'nearest' });
  };
  // Answers at the fifth digit, without pressing the button.
  const answerTyped = () => {
    const zip = zipIn(input.value);
    if (zip) show(answerAbout(zip, box));
    else show();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answerTyped();
    if (zipIn(input.value)) return;
    show(problemWith(input.value, box.dataset));
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  });
  input.addEventListener('input', answerTyped);
  input.value ||= new URLSearchParams(location.search).get('zip') ?? '';
  answerTyped();
}

function answerAbout(zip: string, box: HTMLElement): DocumentFragment {
  const list = copyOf(box, '[data-list]') ?? box;
  const found = [...list.querySelectorAll('[data-areas] > li')].filter((area) => hasZip(area.querySelector('[data-zips]'), zip));
  const isAtEdge = box.querySelector<HTMLElement>('[data-outcome="edge"]')?.dataset.zips?.includes(zip);
  const outcome = found.length > 0 ? 'inside' : isAtEdge ? 'edge' : 'outside';
  const answer = copyOf(box, `[data-outcome="${outcome}"]`) ?? new DocumentFragment();
  for (const place of answer.querySelectorAll('[data-zip]')) place.textContent = zip;
  const cities = answer.querySelector('ul');
  for (const area of found) cities?.append(area.cloneNode(true));
  for (const zips of answer.querySelectorAll('[data-zips]')) zips.remove();
  const city = found.length === 1 ? found[0]?.querySelector('a')?.pathname.split('/').at(-1) : undefined;
  const link = answer.querySelector('[data-form]');
  // The template's link leads to the form in the page's language.
  link?.setAttribute('href', contactLink({ zip, city }).replace('/contact', link.getAttribute('href') ?? ''));
  return answer;
}

/** Imported, because links in a template have no address. */
function copyOf(box: HTMLElement, template: string): DocumentFragment | null {
  const found = box.querySelector(template);
  return found instanceof HTMLTemplateElement ? document.importNode(found.content, true) : null;
}

function hasZip(zips: Element | null, zip: string): boolean {
  return zips?.textContent.split(' ').includes(zip) ?? false;
}

function problemWith(text: string, { empty = '', notDigits = '', wrongLength = '' }: DOMStringMap): string {
  const typed = cleanLine(text);
  if (!typed) return empty;
  const count = typed.replace(/\D/g, '').length;
  return count === 0 ? notDigits : fill(wrongLength, { count });
}
