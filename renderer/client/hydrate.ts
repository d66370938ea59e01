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
  const crashes: number[] = [];
  const onReady = () => {
    const before = crashes.length;
    // React runs effects even if it couldn't place the markup, and reports the error after them.
    setTimeout(async () => {
      if (crashes.length > before) return;
      setValidation(false);
      await fields.announce();
      resolve();
    });
  };
  const tree = createElement(Awake, { onPlaced: fields.writeBack, onReady }, createElement(Component, parsedProps));

  let root = hydrateRoot(marker, tree, optionsOfRoot());

  function optionsOfRoot() {
    let isBroken = false;
    return {
      identifierPrefix: `${island}-`,
      // Somebody else has changed the markup: React builds it anew.
      onRecoverableError: (error: unknown) => console.warn(`${island} is built anew: ${error}`),
      onUncaughtError(error: unknown) {
        reportError(error);
        // A broken root can report more than one error.
        if (!isBroken) queueMicrotask(restart);
        isBroken = true;
      },
    };
  }

  function restart() {
    root.unmount();
    crashes.push(performance.now());
    const [first = 0] = crashes.slice(-1 - crashLimit.times);
    if (crashes.length > crashLimit.times && performance.now() - first < crashLimit.span) {
      // As with scripts off.
      marker.innerHTML = asleep;
      setValidation(true);
      fields.writeBack();
      resolve();
      return;
    }
    marker.replaceChildren();
    root = createRoot(marker, optionsOfRoot());
    root.render(tree);
  }

  /** The browser's own. Islands have better messages. */
  function setValidation(isOn: boolean) {
    for (const form of marker.querySelectorAll('form')) form.noValidate = !isOn;
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
