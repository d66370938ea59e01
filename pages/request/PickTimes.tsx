import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import { describeDay, describePart, isAmong, preferredLimit, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { useAction } from './use-action.ts';
import { sendTimes } from './visitor-api.ts';

interface PickTimesProps {
  fragment: string;
  /** What the visitor can choose from, by time. */
  windows: readonly VisitWindow[];
  /** What the visitor has asked for before. */
  preferred: readonly VisitWindow[];
}

/** How many days show before the visitor asks for more. */
const daysAtFirst = 4;

/** Lets the visitor choose up to two windows for the visit, the favorite first. */
export function PickTimes({ fragment, windows, preferred }: PickTimesProps) {
  const words = useWords('ownRequest.times');
  const { language } = usePageLanguage();
  const hint = useId();
  const { isRunning, problem, run } = useAction();
  // A window whose day has come can't be chosen any more, and the server would refuse it.
  const [chosen, setChosen] = useState(() => preferred.filter((window) => isAmong(windows, window)));
  const [isSent, setSent] = useState(false);
  const [hasMore, setMore] = useState(preferred.length > 0);
  const dates = [...new Set(windows.map(({ date }) => date))];

  function toggle(window: VisitWindow) {
    const others = chosen.filter((other) => !isAmong([window], other));
    setChosen(others.length < chosen.length ? others : [...others, window]);
    setSent(false);
  }

  return (
    <>
      <p id={hint}>{words.hint}</p>
      <Days>
        {dates.slice(0, hasMore ? undefined : daysAtFirst).map((date) => (
          <fieldset key={date} aria-describedby={hint}>
            <legend>{describeDay(date, language)}</legend>
            {windows
              .filter((window) => window.date === date)
              .map((window) => {
                const rank = words.ranks[chosen.findIndex((other) => isAmong([window], other))];
                return (
                  <button
                    key={window.part}
                    type="button"
                    aria-pressed={rank !== undefined}
                    disabled={rank === undefined && chosen.length === preferredLimit}
                    onClick={() => toggle(window)}
                  >
                    {describePart(window.part)}
                    {rank && <small>{rank}</small>}
                  </button>
                );
              })}
          </fieldset>
        ))}
      </Days>
      {!hasMore && dates.length > daysAtFirst && (
        <Button type="button" data-kind="quiet" onClick={() => setMore(true)}>
          {words.more}
        </Button>
      )}
      <Button type="button" disabled={isRunning} onClick={async () => setSent(await run(() => sendTimes(fragment, chosen)))}>
        {isRunning ? words.sending : words.send}
      </Button>
      <p role="status">{isSent && (chosen.length > 0 ? words.sent : words.removed)}</p>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

const Days = styled.div`
  display: grid;
  gap: ${space[3]} ${space[6]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  fieldset {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[2]};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 ${space[1]};
    font-weight: 600;
  }
  legend::first-letter {
    text-transform: uppercase;
  }
  button {
    display: grid;
    align-content: center;
    min-height: 48px;
    padding: ${space[1]} 0;
    border: 1px solid ${color.ruleStrong};
    background: ${color.raised};
    font-size: ${size.small};
    line-height: 1.3;
    cursor: pointer;
  }
  button:hover {
    border-color: ${color.accent};
  }
  button:disabled {
    border-color: ${color.rule};
    color: ${color.inkMuted};
    cursor: default;
  }
  [aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  small {
    font-size: 0.75rem;
  }
`;
