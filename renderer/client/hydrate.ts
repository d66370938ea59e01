const modules = import.meta.glob<Record<string, unknown>>(['../../pages/**/*.island.tsx', '../../components/*.island.tsx']);

/** Loads React and the component of an island, and hydrates its markup. */
export async function hydrate(marker: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = marker.dataset;
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${island}.island.tsx`))?.[1];
  if (!load) throw new Error(`There is no ${island}.island.tsx`);
  const [{ hydrateRoot }, { createElement }, module] = await Promise.all([import('react-dom/client'), import('react'), load()]);
  const component = module[island];
  if (typeof component !== 'function') throw new Error(`${island}.island.tsx does not export ${island}`);
  const Component: React.FC = (given) => component(given);
  hydrateRoot(marker, createElement(Component, JSON.parse(props)), { identifierPrefix: `${island}-` });
  marker.dataset.awake = '';
}
