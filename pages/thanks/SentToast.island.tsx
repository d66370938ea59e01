import { useEffect } from 'react';
import { showToast, Toasts, type ToastText } from '#components/form/Toasts.tsx';
import { takeJustSent } from '../sent-request.ts';

interface SentToastProps {
  toast: ToastText;
  label: string;
  close: string;
}

/** Says once that the request is sent. */
export function SentToast({ toast, label, close }: SentToastProps) {
  useEffect(() => {
    if (takeJustSent(null)) showToast(toast);
  }, [toast]);
  return <Toasts label={label} close={close} />;
}
