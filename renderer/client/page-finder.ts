import { nearestPages } from './nearest.ts';

const atFirst = 3;
const mostResults = 6;

/** On the 404 page: suggests the pages closest to the address, and searches all of them. */
export function findPages(box: HTMLElement): void {
  const input = box.querySelector('input');
  const results = box.querySelector('[data-results]');
  const links = [...box.querySelectorAll<HTMLAnchorElement>('[data-pages] a')];
  if (!input || !results) return;
  const pages = links.map((link) => ({ name: link.textContent, href: link.pathname, link }));

  function show(text: string, count: number) {
    const items = nearestPages(text, pages, count).map(({ link }) => {
      const item = document.createElement('li');
      item.append(link.cloneNode(true));
      return item;
    });
    results?.replaceChildren(...items);
    box.dataset.found = items.length > 0 ? 'some' : input?.value ? 'none' : '';
  }

  input.addEventListener('input', () => show(input.value || location.pathname, input.value ? mostResults : atFirst));
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') results.querySelector('a')?.click();
  });
  show(location.pathname, atFirst);
  box.hidden = false;
}
