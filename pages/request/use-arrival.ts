import { useEffect, useEffectEvent } from 'react';
import { fromDataUrl } from '#components/form/data-url.ts';
import { showToast } from '#components/form/Toasts.tsx';
import { whyUrgent } from '#schema/rules/urgency.ts';
import { readAttachedPicture, removeAttachedPicture } from '#visualizer/plan/attached-picture.ts';
import { useSentToast } from '../sent-toast.ts';
import { useOpenRequest } from './open-request.ts';
import type { Uploads } from './use-uploads.ts';

/** Right after the form: a toast, and the visualizer's picture if the visitor agreed. */
export function useArrival(uploads: Uploads) {
  const { request, justSent, phone } = useOpenRequest();
  const toast = useSentToast(whyUrgent(request.sent) !== null, phone);

  const arrive = useEffectEvent(() => {
    if (!justSent) return;
    showToast(toast);
    const picture = justSent.hasPicture ? readAttachedPicture() : null;
    if (!picture) return;
    removeAttachedPicture();
    uploads.addPicture(fromDataUrl(picture));
  });

  useEffect(() => arrive(), []);
}
