import { useEffect } from 'react';
import { showToast, Toasts, type ToastText } from '#components/form/Toasts.tsx';
import { takeJustSent } from '../sent-request.ts';

/** Says once that the request is sent. */
export function SentToast({ toast }: { toast: ToastText }) {
  useEffect(() => {
    if (takeJustSent(null)) showToast(toast);
  }, [toast]);
  return <Toasts />;
}
