import { lazy, Suspense } from 'react';
import { Toasts } from '#components/form/Toasts.tsx';
import { useUploads } from '#components/own-request/use-uploads.ts';
import type { Data } from './+data.ts';
import { SentPlainly } from './FormParts.tsx';
import { RequestForm } from './RequestForm.tsx';
import { useOwnRequestWords } from './use-own-request-words.ts';
import { useSentRequest } from './use-sent-request.ts';

/** Loaded only once a request is sent. If that fails, the visitor still reads that it is. */
const RequestSent = lazy(() =>
  import('./RequestSent.tsx').then(
    (module) => ({ default: module.RequestSent }),
    () => ({ default: SentPlainly }),
  ),
);

/** The estimate request, or what stands in its place once it's stored. The toasts stay on the page all along. */
export function EstimateForm({ hours, ...props }: Data['form']) {
  const { language, words, phone, contactWithin, links } = props;
  const { ownWords, needOwnWords } = useOwnRequestWords(language);
  const uploads = useUploads(language, ownWords?.photos);
  const { sent, place, show, startAnother, forget } = useSentRequest();
  return (
    <>
      <Toasts label={words.toasts} close={words.closeToast} isAbove />
      {sent && place !== 'behind' ? (
        <Suspense fallback={null}>
          <RequestSent
            {...{ sent, contactWithin, language, words, ownWords, uploads, phone, hours, startAnother, forget }}
            isNew={place === 'new'}
            help={links.help}
          />
        </Suspense>
      ) : (
        <RequestForm {...props} later={{ sent, show, ownWords, needOwnWords, uploads }} />
      )}
    </>
  );
}
