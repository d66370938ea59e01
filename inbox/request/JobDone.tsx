import { SmallButton } from '../SmallButton.tsx';

interface JobDoneProps {
  isBusy: boolean;
  isNext: boolean;
  finish: () => void;
}

/** For a job whose first day has come. */
export function JobDone({ isBusy, isNext, finish }: JobDoneProps) {
  return (
    <section aria-labelledby="inbox-job">
      <h3 id="inbox-job">The job</h3>
      <SmallButton data-kind={isNext ? 'main' : undefined} aria-disabled={isBusy} onClick={finish}>
        Mark the job as done
      </SmallButton>
    </section>
  );
}
