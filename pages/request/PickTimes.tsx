import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { describeDay, describePart, describeWindow, isAmong, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { useChosenTimes } from './use-chosen-times.ts';

interface PickTimesProps {
  fragment: string;
  /** What the visitor can choose from, by time. */
  windows: readonly VisitWindow[];
  /** What the visitor has asked for before. */
  preferred: readonly VisitWindow[];
}

/** How many days show before the visitor asks for more. */
const daysAtFirst = 4;

/** Lets the visitor choose up to two windows for the visit, the favorite first. Each choice is saved right away. */
export function PickTimes({ fragment, windows, preferred }: PickTimesProps) {
  const words = useWords('ownRequest.times');
  const { language } = usePageLanguage();
  const hint = useId();
  // A window whose day has come can't be chosen any more, and the server would refuse it.
  const { chosen, state, problem, choose, undo } = useChosenTimes(
    fragment,
    preferred.filter((window) => isAmong(windows, window)),
    words.notSaved,
  );
  /** A third choice, until the visitor says which one it replaces. */
  const [third, setThird] = useState<VisitWindow | null>(null);
  const [hasMore, setMore] = useState(false);
  const dates = [...new Set(windows.map(({ date }) => date))];
  const areAllShown = hasMore || chosen.some(({ date }) => dates.indexOf(date) >= daysAtFirst);
  const describe = (window: VisitWindow) => describeWindow(window, language);

  function toggle(window: VisitWindow) {
    setThird(null);
    const others = chosen.filter((other) => !isAmong([window], other));
    if (others.length < chosen.length) choose(others);
    else if (others.length < words.ranks.length) choose([...others, window]);
    else setThird(window);
  }

  return (
    <>
      <p id={hint}>{words.hint}</p>
      <Days>
        {dates.slice(0, areAllShown ? undefined : daysAtFirst).map((date) => (
          <fieldset key={date} aria-describedby={hint}>
            <legend>{describeDay(date, language)}</legend>
            {windows
              .filter((window) => window.date === date)
              .map((window) => {
                const rank = words.shortRanks[chosen.findIndex((other) => isAmong([window], other))];
                return (
                  <button key={window.part} type="button" aria-pressed={rank !== undefined} onClick={() => toggle(window)}>
                    {describePart(window.part)}
                    {rank && <small>{rank}</small>}
                  </button>
                );
              })}
          </fieldset>
        ))}
      </Days>
      {!areAllShown && dates.length > daysAtFirst && (
        <Small type="button" data-kind="quiet" onClick={() => setMore(true)}>
          {words.more}
        </Small>
      )}
      {third && (
        <Question role="group" aria-label={fill(words.replace, { time: describe(third) })}>
          <p>{fill(words.replace, { time: describe(third) })}</p>
          {chosen.map((window, index) => (
            <Button
              key={describe(window)}
              type="button"
              data-kind="quiet"
              autoFocus={index === 0}
              onClick={() => {
                choose(chosen.map((each) => (each === window ? third : each)));
                setThird(null);
              }}
            >
              {describe(window)}
            </Button>
          ))}
          <Button type="button" data-kind="quiet" onClick={() => setThird(null)}>
            {words.keepBoth}
          </Button>
        </Question>
      )}
      <Chosen role="status">
        {chosen.map((window, index) => (
          <p key={words.ranks[index]}>
            <span>{`${words.ranks[index]}: ${describeDay(window.date, language)}, `}</span>
            <span className="whole">{describePart(window.part)}</span>
          </p>
        ))}
        {state !== 'idle' && <p>{state === 'saving' ? words.saving : chosen.length > 0 ? words.saved : words.removed}</p>}
      </Chosen>
      {state === 'saved' && undo && (
        <Small type="button" data-kind="quiet" onClick={undo}>
          {words.undo}
        </Small>
      )}
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
}

const Small = styled(Button)`
  justify-self: start;
  min-height: 44px;
  padding-inline: ${space[4]};
`;

const Question = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding: ${space[4]};
  border-left: 3px solid ${color.ink};
  background: ${color.sunken};
`;

const Chosen = styled.div`
  &:empty {
    display: none;
  }
  p::first-letter {
    text-transform: uppercase;
  }
`;

const Problem = styled.p`
  color: ${color.signal};
`;

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
  [aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  small {
    font-size: 0.75rem;
  }
`;
