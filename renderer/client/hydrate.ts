import { createElement, type ReactNode, useEffect, useInsertionEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type KeptFields, keepFields } from './fields.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../../pages/**/*.island.tsx', '../../components/*.island.tsx']);

/** An island that crashes more often than `times` within `span` milliseconds doesn't get another start. */
const crashLimit = { times: 3, span: 10_000 };

/**
 * Loads an island's component and hydrates its markup. Resolves when the island responds to events, with a function that finds what
 * stands in the place of an element that React had to build anew.
 */
export async function hydrate(marker: HTMLElement): Promise<KeptFields['successorOf']> {
  const { island = '', props = '{}' } = marker.dataset;
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${island}.island.tsx`))?.[1];
  const component = (await load?.())?.[island];
  if (typeof component !== 'function') throw new Error(`${island}.island.tsx does not export ${island}`);
  const Component = (props: object): ReactNode => component(props);
  const parsedProps: object = JSON.parse(props);

  const asleep = marker.innerHTML;
  const fields = keepFields(marker);
  const { promise, resolve } = Promise.withResolvers<void>();
  const onReady = () => {
    // As first-touch.ts does for the forms that are replaced.
    for (const form of marker.querySelectorAll('form')) form.noValidate = true;
    fields.announce().then(resolve);
  };
  const tree = createElement(Awake, { onPlaced: fields.writeBack, onReady }, createElement(Component, parsedProps));

  const crashes: number[] = [];
  const options = {
    identifierPrefix: `${island}-`,
    // Somebody else has changed the markup: React builds it anew.
    onRecoverableError: (error: unknown) => console.warn(`${island} is built anew: ${error}`),
    onUncaughtError(error: unknown) {
      reportError(error);
      queueMicrotask(restart);
    },
  };
  let root = hydrateRoot(marker, tree, options);

  function restart() {
    root.unmount();
    crashes.push(performance.now());
    const [first = 0] = crashes.slice(-1 - crashLimit.times);
    if (crashes.length > crashLimit.times && performance.now() - first < crashLimit.span) {
      // As with scripts off.
      marker.innerHTML = asleep;
      fields.writeBack();
      return;
    }
    marker.replaceChildren();
    root = createRoot(marker, options);
    root.render(tree);
  }

  await promise;
  return fields.successorOf;
}

interface AwakeProps {
  /** Runs before the island's own effects. */
  onPlaced: () => void;
  /** Runs after them. */
  onReady: () => void;
  children?: ReactNode;
}

function Awake({ onPlaced, onReady, children }: AwakeProps) {
  useInsertionEffect(onPlaced, [onPlaced]);
  useEffect(onReady, [onReady]);
  return children;
}
