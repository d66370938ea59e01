import { createElement, type ReactNode, useEffect, useInsertionEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type MarkedPage, PageLanguage, pageOf } from '#components/page-language.ts';
import { type KeptFields, keepFields } from './fields.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../../pages/**/*.island.tsx', '../../components/*.island.tsx']);

/** An island that crashes more often than `times` within `span` milliseconds doesn't get another start. */
const crashLimit = { times: 3, span: 10_000 };

/**
 * Wakes an island:
 * 1. Its component loads, and what the visitor has done in its fields is noted.
 * 2. React takes over the markup, or builds it anew if somebody else has changed it.
 * 3. Before the island's own effects, the new fields get the state of the old ones.
 * 4. After them, the island hears of each as if the visitor had just entered it.
 * 5. If it crashes, it starts again, and after too many crashes it's left as with scripts off.
 * 6. The promise resolves with a function that finds what stands in the place of an element that was built anew.
 */
export async function hydrate(marker: HTMLElement): Promise<KeptFields['successorOf']> {
  const { island = '', props = '{}', page = '{}' } = marker.dataset;
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${island}.island.tsx`))?.[1];
  const component = (await load?.())?.[island];
  if (typeof component !== 'function') throw new Error(`${island}.island.tsx does not export ${island}`);
  const Island = (props: object): ReactNode => component(props);
  const parsedProps: object = JSON.parse(props);
  const markedPage: MarkedPage = JSON.parse(page);

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
  // Directly below the root, because React places what a root's child holds before that child's insertion effects.
  const tree = createElement(
    Awake,
    { onPlaced: fields.writeBack, onReady },
    createElement(PageLanguage, { value: pageOf(markedPage) }, createElement(Island, parsedProps)),
  );

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
