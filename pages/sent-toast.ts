import type { ToastText } from '#components/form/Toasts.tsx';
import { useWords } from '#components/page-language.ts';
import { fill } from '#schema/rules/fill.ts';

/** What the page after the form says in a toast. An island lists the words 'contact.success' and 'contact.urgent'. */
export function useSentToast(isUrgent: boolean, phone: { text: string }): ToastText {
  const success = useWords('contact.success');
  const urgent = useWords('contact.urgent');
  // The number stays on one line.
  return isUrgent ? { ...success, text: fill(urgent.toast, { phone: phone.text.replaceAll(' ', '\u00a0') }) } : success;
}
