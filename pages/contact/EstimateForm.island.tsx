import { Toasts } from '#components/form/Toasts.tsx';
import type { Data } from './+data.ts';
import { RequestForm } from './RequestForm.tsx';

/** The estimate request. */
export function EstimateForm(form: Data['form']) {
  return (
    <>
      <Toasts label={form.words.toasts} close={form.words.closeToast} isAbove />
      <RequestForm {...form} />
    </>
  );
}
