import { useLayoutEffect, useState } from 'react';
import { hasDraft } from './draft.ts';
import { forgetSentRequest, keepSentRequest, readSentRequest, type SentRequest } from './sent-request.ts';

/** The request that was sent from this device, just now or within the last days. */
export function useSentRequest() {
  const [sent, setSent] = useState<SentRequest | null>(null);
  /** 'behind' the form: the visitor is writing another request. */
  const [place, setPlace] = useState<'new' | 'returning' | 'behind'>('behind');

  useLayoutEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: storage can only be read after hydration
    setSent(readSentRequest());
    // A link from another page, or a draft, means another request.
    setPlace(location.search === '' && !hasDraft() ? 'returning' : 'behind');
  }, []);

  return {
    sent,
    place,
    show(request: SentRequest) {
      keepSentRequest(request);
      setSent(request);
      setPlace('new');
    },
    startAnother: () => setPlace('behind'),
    /** It was withdrawn from our stores, so its link opens nothing. */
    forget() {
      forgetSentRequest();
      setSent(null);
    },
  };
}
