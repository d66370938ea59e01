import type { ToastText } from '#components/form/Toasts.tsx';
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { contentIn } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';

/** What the page after the form says in a toast. */
export interface SentToasts {
  /** Of the place where toasts show. */
  label: string;
  close: string;
  usual: ToastText;
  urgent: ToastText;
}

export function sentToastsIn(language: Language): SentToasts {
  const { success, urgent, toasts, closeToast } = wordsIn(language).contact.form;
  const { phone, promisedContact } = contentIn(language).business;
  // The number stays on one line.
  const number = phone.text.replaceAll(' ', '\u00a0');
  return {
    label: toasts,
    close: closeToast,
    usual: { title: success.title, text: fill(success.text, { time: promisedContact }) },
    urgent: { title: success.title, text: fill(urgent.toast, { phone: number }) },
  };
}
