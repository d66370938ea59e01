import { SmallButton } from '../SmallButton.tsx';
import type { RequestEditor } from './use-request.ts';

/** For a job whose first day has come. */
export function JobDone({ saving, change, isNext }: Pick<RequestEditor, 'saving' | 'change'> & { isNext: boolean }) {
  async function finish() {
    await change('status', { status: 'done' });
    // The button is gone, and how it went is said there.
    document.getElementById('inbox-status')?.focus();
  }

  return (
    <section aria-labelledby="inbox-job">
      <h3 id="inbox-job">The job</h3>
      <SmallButton data-kind={isNext ? 'main' : undefined} aria-disabled={saving !== null} onClick={finish}>
        Mark the job as done
      </SmallButton>
    </section>
  );
}
