import { onFirstTouch } from './first-touch.ts';

/** Wakes each island when its marker says so. React and the island's code are loaded only then. */
export function wakeIslands(): void {
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island]')) {
    marker.addEventListener('input', noteTouch);
    marker.addEventListener('change', noteTouch);
    const wake = onFirstTouch(marker, async () => {
      const { hydrate } = await import('./hydrate.ts');
      return hydrate(marker);
    });
    if (marker.dataset.wake === 'idle') whenIdle(wake);
    else if (hasStateToShow(marker)) wake();
  }
}

/** For an island that has to start again: its fields are written back if the visitor ever changed them. */
function noteTouch({ target }: Event): void {
  if (target instanceof HTMLElement) target.dataset.touched = '';
}

function whenIdle(run: () => void): void {
  // A busy phone may never be idle.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

/** Whether the address has something the island reads or a value for one of its fields, or the browser's storage has its state. */
function hasStateToShow(marker: HTMLElement): boolean {
  const query = new URLSearchParams(location.search);
  const fields = [...marker.querySelectorAll('form[method="get"] [name]')].map((field) => field.getAttribute('name') ?? '');
  const names = [...fields, ...(marker.dataset.reads?.split(' ') ?? [])];
  return names.some((name) => query.has(name)) || hasStored(marker);
}

function hasStored({ dataset: { restores } }: HTMLElement): boolean {
  try {
    return restores?.split(' ').some((key) => (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null) ?? false;
  } catch {
    // Storage is blocked.
    return false;
  }
}
