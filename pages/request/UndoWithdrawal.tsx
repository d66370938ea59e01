import { Button } from '../../components/form/Button.tsx';
import { undoWithdrawal } from '../../components/own-request/visitor-api.ts';
import { timeZone } from '../../schema/business-time.ts';
import { fill } from '../../schema/fill.ts';
import { type Language, locales } from '../../schema/language.ts';
import { undoMs } from '../../schema/visitor.ts';
import { useAction } from './use-action.ts';
import type { ViewWords } from './words.ts';

interface UndoWithdrawalProps {
  fragment: string;
  /** ISO 8601. */
  withdrawnAt: string;
  language: Language;
  words: ViewWords;
  reload: () => Promise<void>;
}

/** Brings a withdrawn request back, within a day. */
export function UndoWithdrawal({ fragment, withdrawnAt, language, words, reload }: UndoWithdrawalProps) {
  const { isRunning, problem, run } = useAction(words);
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
