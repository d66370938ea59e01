import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '#components/form/Button.tsx';
import { saveFile } from '#components/form/save-file.ts';
import { Row } from '#components/layout/Row.ts';
import { useWords } from '#components/page-language.ts';
import { calendarFile } from './calendar-file.ts';
import type { NextStep } from './next-step.ts';
import { useOpenRequest } from './open-request.ts';
import { showPart } from './show-part.ts';
import { useAction } from './use-action.ts';
import { acceptVisit } from './visitor-api.ts';

const toRead: readonly NextStep['kind'][] = ['quoted', 'choose', 'changed'];
const toMove: readonly NextStep['kind'][] = ['offered', 'confirmed', 'measured'];

export interface NextActionsProps {
  kind: NextStep['kind'];
  /** Brings in the times to choose from. */
  askForOther: () => void;
  /** Reads the request again, and moves the focus to the heading. */
  showNext: () => Promise<void>;
}

/** One filled button for what comes next. */
export function NextActions({ kind, askForOther, showNext }: NextActionsProps) {
  const words = useWords('requestView');
  const { fragment, request, openedAt, reviewProfile } = useOpenRequest();
  const { isRunning, problem, run } = useAction();
  const { id, visit, windows, messages } = request;
  const isAnswered = messages.at(-1)?.from === 'business' && messages.some(({ from }) => from === 'visitor');

  function download() {
    if (!visit) return;
    const text = calendarFile({ id, visit, title: words.event, now: openedAt });
    saveFile(new Blob([text], { type: 'text/calendar' }), `${visit.date}.ics`);
  }

  function showTimes() {
    flushSync(askForOther);
    showPart('times');
  }

  return (
    <>
      {kind === 'done' && reviewProfile && <p>{words.review.ask}</p>}
      <Row>
        {toRead.includes(kind) && (
          <>
            <Button type="button" onClick={() => showPart('quote')}>
              {words.read}
            </Button>
            <Button type="button" data-kind="quiet" onClick={() => showPart('messages')}>
              {isAnswered ? words.readAnswer : words.ask}
            </Button>
          </>
        )}
        {kind === 'offered' && visit && (
          <Button type="button" disabled={isRunning} onClick={() => run(() => acceptVisit(fragment, visit).finally(showNext))}>
            {words.accept}
          </Button>
        )}
        {kind === 'confirmed' && (
          <Button type="button" onClick={download}>
            {words.calendar}
          </Button>
        )}
        {toMove.includes(kind) && windows.length > 0 && (
          <Button type="button" data-kind="quiet" onClick={showTimes}>
            {words.change}
          </Button>
        )}
        {kind === 'done' && reviewProfile && <ButtonLink href={reviewProfile}>{words.review.link}</ButtonLink>}
      </Row>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
