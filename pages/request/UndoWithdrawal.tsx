import { Button } from '../../components/form/Button.tsx';
import { undoWithdrawal } from '../../components/own-request/visitor-api.ts';
import { timeZone } from '../../schema/business-time.ts';
import { fill } from '../../schema/fill.ts';
import { locales } from '../../schema/language.ts';
import { undoMs } from '../../schema/visitor.ts';
import { useOpenRequest } from './open-request.ts';
import { useAction } from './use-action.ts';

/** Brings a withdrawn request back, within a day. */
export function UndoWithdrawal({ withdrawnAt }: { withdrawnAt: string }) {
  const { language, words, fragment, reload } = useOpenRequest();
  const { isRunning, problem, run } = useAction();
  const end = Date.parse(withdrawnAt) + undoMs;
  const format = new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <p>{fill(words.undo.question, { until: format.format(end) })}</p>
      <div>
        <Button type="button" disabled={isRunning} onClick={() => run(() => undoWithdrawal(fragment).finally(reload))}>
          {words.undo.label}
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
