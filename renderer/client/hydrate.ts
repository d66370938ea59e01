const modules = import.meta.glob<Record<string, unknown>>(['../../pages/**/*.island.tsx', '../../components/*.island.tsx']);

/** Fetches React and the island of a marker side by side, and hydrates it. Apart from the page's own script, which stays small. */
export async function hydrate(marker: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = marker.dataset;
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${island}.island.tsx`))?.[1];
  if (!load) return;
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
