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
  const template = box.querySelector<HTMLTemplateElement>('template[data-list]');
  // Imported, because links in a template have no address.
  const list = template ? document.importNode(template.content, true) : box;

  const show = (...parts: (string | Node)[]) => {
    input.removeAttribute('aria-invalid');
    answer.replaceChildren(...parts);
    // Above the phone bar.
    if (parts.length > 0) answer.scrollIntoView({ block: 'nearest' });
  };
  const fillTemplate = (name: string, zip: string) => {
    const template = box.querySelector<HTMLTemplateElement>(`template[data-outcome="${name}"]`);
    const part = template?.content.cloneNode(true);
    if (!(part instanceof DocumentFragment)) return '';
    for (const place of part.querySelectorAll('[data-zip]')) place.textContent = zip;
    return part;
  };
  const isAtEdge = (zip: string) => box.querySelector<HTMLElement>('template[data-outcome="edge"]')?.dataset.zips?.includes(zip);
  const wayToForm = ({ zip, city }: { zip: string; city?: string | undefined }) => {
    const part = fillTemplate('form', zip);
    const link = typeof part === 'string' ? null : part.querySelector('a');
    // The template's link leads to the form in the page's language.
    link?.setAttribute('href', (link.getAttribute('href') ?? '') + new URL(contactLink({ zip, city }), location.href).search);
    return part;
  };
  const answerFor = (zip: string) => {
    const found = [...list.querySelectorAll('[data-areas] > li')].filter((area) =>
      area.querySelector('[data-zips]')?.textContent.includes(zip),
    );
    if (found.length === 0) {
      if (isAtEdge(zip)) show(fillTemplate('edge', zip), wayToForm({ zip }));
      else show(fillTemplate('outside', zip));
      return;
    }
    const [path, ...others] = found.map((area) => area.querySelector('a')?.pathname);
    const city = others.length === 0 ? path?.split('/').at(-1) : undefined;
    const areas = document.createElement('ul');
    for (const area of found) {
      const copy = areas.appendChild(area.cloneNode(true));
      if (copy instanceof Element) copy.querySelector('[data-zips]')?.remove();
    }
    show(fillTemplate(found.length > 1 ? 'shared' : 'inside', zip), areas, wayToForm({ zip, city }));
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const zip = zipIn(input.value);
    if (zip) {
      answerFor(zip);
      return;
    }
    show(problemWith(input.value, box.dataset));
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  });
  // Answers at the fifth digit, without pressing the button.
  const answerTyped = () => {
    const zip = zipIn(input.value);
    if (zip) answerFor(zip);
    else show();
  };
  input.addEventListener('input', answerTyped);
  input.value ||= new URLSearchParams(location.search).get('zip') ?? '';
  answerTyped();
}

function problemWith(text: string, { empty = '', notDigits = '', wrongLength = '' }: DOMStringMap): string {
  const typed = cleanLine(text);
  if (!typed) return empty;
  if (/\D/.test(typed)) return notDigits;
  return fill(wrongLength, { count: typed.length });
}
