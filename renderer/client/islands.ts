import { onTouch } from './touch.ts';

/** Wakes each island when its marker says so. What waking takes is fetched only then. */
export function wakeIslands(): void {
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = onTouch(marker, async () => {
      const { hydrate } = await import('./hydrate.ts');
      await hydrate(marker);
    });
    const { wake: when } = marker.dataset;
    if (when === 'idle') ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(wake);
    if (when === 'visible') whenVisible(marker, wake);
  }
}

/** An island's marker has no box of its own, so its first element is watched. */
function whenVisible(marker: HTMLElement, wake: () => void): void {
  const target = marker.firstElementChild;
  if (!target) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(target);
}
