/** Whether a zip code is in our area, as the zip check on the same page knows it (components/section/ZipCheck.tsx). */
export type ZipPlace = 'inside' | 'edge' | 'outside';

/** Null for anything but five digits, and on a page without the zip check. */
export function placeOfZip(zip: string): ZipPlace | null {
  const box = document.querySelector('[data-zip-check]');
  if (!box || !/^\d{5}$/.test(zip)) return null;
  const list = box.querySelector<HTMLTemplateElement>('template[data-list]')?.content ?? box;
  const cities = [...list.querySelectorAll('[data-areas] [data-zips]')];
  if (cities.some(({ textContent }) => textContent.includes(zip))) return 'inside';
  return box.querySelector<HTMLElement>('[data-outcome="edge"]')?.dataset.zips?.includes(zip) ? 'edge' : 'outside';
}
