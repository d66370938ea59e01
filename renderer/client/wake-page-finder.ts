/** Only the 404 page has one. */
export async function wakePageFinder(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-page-finder]');
  if (!box) return;
  const { findPages } = await import('./page-finder.ts');
  findPages(box);
}
