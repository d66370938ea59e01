import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { ResponseError } from '#components/form/request.ts';
import { type LaterWords, loadWords } from '#components/later-words.tsx';
import { usePageLanguage } from '#components/page-language.ts';
import { fragmentIn, type VisitorPage } from '#schema/api/visitor.ts';
import { forgetSentRequest, type JustSent, takeJustSent, wasJustSent } from '../sent-request.ts';
import { readRequest } from './visitor-api.ts';

/** 'closed': the link opens nothing, for whatever reason. 'locked': too many such links were tried. */
type OwnRequestState =
  | { kind: 'loading' | 'closed' | 'locked' | 'erased' }
  | {
      kind: 'failed';
      /** The visitor comes from the form, so the request is stored. */
      isSent: boolean;
    }
  | {
      kind: 'shown';
      fragment: string;
      request: VisitorPage;
      /** Set if the visitor comes from the form. */
      justSent: JustSent | null;
      openedAt: number;
      words: LaterWords;
      /** Null if there is no quote to show. */
      QuotePart: ComponentType | null;
    };

interface OwnRequest {
  state: OwnRequestState;
  /** Reads the request again. What is shown stays if that fails. */
  reload: () => Promise<void>;
  /** Shows that the request is gone, unless another link has been opened meanwhile. */
  noteErased: (fragment: string) => void;
}

/** Reads the request that the address's fragment opens. */
export function useOwnRequest(): OwnRequest {
  const { language } = usePageLanguage();
  const [state, setState] = useState<OwnRequestState>({ kind: 'loading' });
  /** Counts up with everything that makes earlier answers outdated. */
  const reading = useRef(0);

  const reload = useCallback(async () => {
    reading.current += 1;
    const current = reading.current;
    const fragment = fragmentIn(location.hash);
    if (fragment === '') return setState({ kind: 'closed' });
    try {
      const [request, words] = await Promise.all([readRequest(fragment), loadWords(language, 'ownRequest', 'requestView')]);
      const QuotePart = request.quote || request.unreadableQuotes ? (await import('./QuotePart.tsx')).QuotePart : null;
      if (current !== reading.current) return;
      const sent = takeJustSent(fragment);
      setState((before) => ({
        kind: 'shown',
        fragment,
        request,
        justSent: sent ?? (isShown(before, fragment) ? before.justSent : null),
        openedAt: Date.parse(request.readAt),
        words,
        QuotePart,
      }));
    } catch (error) {
      if (current !== reading.current) return;
      const kind = kindOf(error);
      if (kind === 'closed') forgetSentRequest(fragment);
      if (kind !== 'failed') return setState({ kind });
      setState((before) => (isShown(before, fragment) ? before : { kind, isSent: wasJustSent(fragment) }));
    }
  }, [language]);

  useEffect(() => {
    const start = () => {
      setState({ kind: 'loading' });
      reload();
    };
    start();
    addEventListener('hashchange', start);
    return () => removeEventListener('hashchange', start);
  }, [reload]);

  return {
    state,
    reload,
    noteErased: (fragment) => {
      if (fragment !== fragmentIn(location.hash)) return;
      reading.current += 1;
      forgetSentRequest(fragment);
      // The link no longer works, and shouldn't stay in the address bar.
      history.replaceState(null, '', location.pathname);
      setState({ kind: 'erased' });
    },
  };
}

function isShown(state: OwnRequestState, fragment: string): state is Extract<OwnRequestState, { kind: 'shown' }> {
  return state.kind === 'shown' && state.fragment === fragment;
}

function kindOf(error: unknown): 'closed' | 'locked' | 'failed' {
  if (!(error instanceof ResponseError)) return 'failed';
  if (error.status === 404) return 'closed';
  return error.status === 429 ? 'locked' : 'failed';
}
