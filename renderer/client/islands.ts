const modules = import.meta.glob<Record<string, unknown>>(['../../pages/**/*.island.tsx', '../../components/*.island.tsx']);

/** Fetches and hydrates each island when its marker says so. */
export function wakeIslands(): void {
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = once(() => hydrate(marker));
    for (const touch of ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const) {
      marker.addEventListener(touch, wake, { once: true, passive: true });
    }
    const { wake: when } = marker.dataset;
    if (when === 'idle') ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(wake);
    if (when === 'visible') whenVisible(marker, wake);
  }
}

async function hydrate(marker: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = marker.dataset;
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${island}.island.tsx`))?.[1];
  if (!load) return;
  const [{ hydrateRoot }, { createElement }, module] = await Promise.all([import('react-dom/client'), import('react'), load()]);
  const component = module[island];
  if (typeof component !== 'function') return;
  const Component: React.FC = (given) => component(given);
  hydrateRoot(marker, createElement(Component, JSON.parse(props)), { identifierPrefix: `${island}-` });
  marker.dataset.awake = '';
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

function once(run: () => void): () => void {
  let ran = false;
  return () => {
    if (ran) return;
    ran = true;
    run();
  };
}
