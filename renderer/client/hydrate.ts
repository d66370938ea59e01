import { createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const modules = import.meta.glob<Record<string, unknown>>(['../../pages/**/*.island.tsx', '../../components/*.island.tsx']);

/** Loads an island's component and hydrates its markup. Resolves when the island responds to events. */
export async function hydrate(marker: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = marker.dataset;
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${island}.island.tsx`))?.[1];
  const component = (await load?.())?.[island];
  if (typeof component !== 'function') throw new Error(`${island}.island.tsx does not export ${island}`);
  const Component = (props: object): ReactNode => component(props);
  const parsedProps: object = JSON.parse(props);
  await new Promise<void>((onReady) => {
    hydrateRoot(marker, createElement(Ready, { onReady }, createElement(Component, parsedProps)), {
      identifierPrefix: `${island}-`,
    });
  });
}

/** Its effect runs after the island's own effects. */
function Ready({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
