import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { RequestEditor } from './use-request.ts';

/** For a job whose first day has come. */
export function JobDone({ saving, notice, change }: Pick<RequestEditor, 'saving' | 'notice' | 'change'>) {
  async function finish() {
    // The button is gone.
    if (await change('job', { status: 'done' })) document.getElementById('inbox-status')?.focus();
  }

  return (
    <section aria-labelledby="inbox-job">
      <h3 id="inbox-job">The job</h3>
      <SmallButton data-kind="main" aria-disabled={saving !== null} onClick={finish}>
        Mark the job as done
      </SmallButton>
      <NoticeLine notice={notice} about="job" />
    </section>
  );
}
