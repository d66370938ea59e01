import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { saveFile } from '#components/form/save-file.ts';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { useWords } from '#components/page-language.ts';
import { color, size } from '#components/theme.ts';
import type { Visit } from '#schema/api/visit.ts';
import { calendarFile } from './calendar-file.ts';
import { useOpenRequest } from './open-request.ts';
import { useAction } from './use-action.ts';
import { acceptVisit } from './visitor-api.ts';

interface VisitActionsProps {
  visit: Visit;
  isOver: boolean;
  /** Brings in the times to choose from. */
  askForOther: () => void;
}

/** What the visitor can do about an offered or confirmed visit. */
export function VisitActions({ visit, isOver, askForOther }: VisitActionsProps) {
  const words = useWords('requestView');
  const { fragment, request, openedAt, reload } = useOpenRequest();
  const { isRunning, problem, run } = useAction();

  function download() {
    const text = calendarFile({ id: request.id, visit, title: words.event, now: openedAt });
    saveFile(new Blob([text], { type: 'text/calendar' }), `${visit.date}.ics`);
  }

  function showTimes() {
    flushSync(askForOther);
    const heading = document.getElementById('times');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }

  return (
    <Actions $gap={3}>
      {isOver && <p>{words.over}</p>}
      <Row>
        {visit.state === 'offered' && !isOver && (
          <Button type="button" disabled={isRunning} onClick={() => run(() => acceptVisit(fragment, visit).finally(reload))}>
            {words.accept}
          </Button>
        )}
        {visit.state === 'confirmed' && !isOver && (
          <Button type="button" onClick={download}>
            {words.calendar}
          </Button>
        )}
        <Button type="button" data-kind="quiet" onClick={showTimes}>
          {words.change}
        </Button>
      </Row>
      {problem && <p role="alert">{problem}</p>}
    </Actions>
  );
}

const Actions = styled(Stack)`
  font-size: ${size.text};
  [role='alert'] {
    color: ${color.signal};
  }
`;
