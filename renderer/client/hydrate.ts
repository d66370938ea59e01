const modules = import.meta.glob<Record<string, unknown>>(['../../pages/**/*.island.tsx', '../../components/*.island.tsx']);

/** Fetches and hydrates the island of a marker. Apart from the page's own script, which stays small. */
export async function hydrate(marker: HTMLElement): Promise<void> {
  const { island = '', props = '{}', files = '' } = marker.dataset;
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${island}.island.tsx`))?.[1];
  if (!load) return;
  if (files) await evaluate(files.split(' '));
  const [{ hydrateRoot }, { createElement, startTransition }, module] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    load(),
  ]);
  const component = module[island];
  if (typeof component !== 'function') return;
  const Component: React.FC = (given) => component(given);
  // As a transition it is done in slices, between which the page answers; what is touched meanwhile comes first.
  startTransition(() => {
    hydrateRoot(marker, createElement(Component, JSON.parse(props)), { identifierPrefix: `${island}-` });
  });
  marker.dataset.awake = '';
}

/**
 * Fetches files side by side and evaluates them one by one, each in a task of its own: React, zod and an island together
 * keep a phone's processor for longer than a touch may wait.
 */
async function evaluate(files: string[]): Promise<void> {
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const file of files) await import(/* @vite-ignore */ file);
}
