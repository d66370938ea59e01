import { useEffect, useEffectEvent } from 'react';
import { fromDataUrl } from '#components/form/data-url.ts';
import { showToast } from '#components/form/Toasts.tsx';
import type { Uploads } from '#components/own-request/use-uploads.ts';
import { whyUrgent } from '#schema/rules/urgency.ts';
import { readAttachedPicture, removeAttachedPicture } from '#visualizer/plan/attached-picture.ts';
import { useOpenRequest } from './open-request.ts';

/** Right after the form: a toast, and the visualizer's picture if the visitor agreed. */
export function useArrival(uploads: Uploads) {
  const { afterwards, fragment, request, justSent } = useOpenRequest();
  const { toasts } = afterwards;

  const arrive = useEffectEvent(() => {
    if (!justSent) return;
    showToast(whyUrgent(request.sent) === null ? toasts.usual : toasts.urgent);
    const picture = justSent.hasPicture ? readAttachedPicture() : null;
    if (!picture) return;
    removeAttachedPicture();
    uploads.addPicture(fragment, fromDataUrl(picture));
  });

  useEffect(() => arrive(), []);
}
