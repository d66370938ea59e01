import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Language } from '../../schema/language.ts';
import { describeDay, describePart, isAmong, isSameChoice, type VisitWindow } from '../../schema/visit-windows.ts';
import type { OwnRequestWords } from '../../schema/words/own-request.ts';
import { Button } from '../form/Button.tsx';
import { color, radius, size, space } from '../theme.ts';
import { refusalOf, sendTimes } from './visitor-api.ts';

interface PickTimesProps {
  fragment: string;
  /** What the visitor can choose from, by time. */
  windows: readonly VisitWindow[];
  words: OwnRequestWords['times'];
  language: Language;
  /** What the visitor has asked for before. */
  preferred?: readonly VisitWindow[];
}

const none: readonly VisitWindow[] = [];
/** Lets the visitor choose up to two windows for the visit, the favorite first. */
export function PickTimes({ fragment, windows, words, language, preferred = none }: PickTimesProps) {
  const hint = useId();
  // A window whose day has come can't be chosen any more, and the server would refuse it.
  const stillOpen = (times: readonly VisitWindow[]) => times.filter((window) => isAmong(windows, window));
  const [picked, setPicked] = useState(preferred);
  const chosen = stillOpen(picked);
  const [saved, setSaved] = useState(preferred);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState('');
  const isChanged = !isSameChoice(chosen, stillOpen(saved));
  const dates = [...new Set(windows.map(({ date }) => date))];

  /** A third choice replaces the second. */
  function toggle(window: VisitWindow) {
    // What is being sent must be what the page then says is saved.
    if (state === 'sending') return;
    const others = chosen.filter((other) => !isAmong([window], other));
    setPicked(others.length < chosen.length ? others : [...others.slice(0, words.ranks.length - 1), window]);
    setState('idle');
  }

  async function save() {
    setState('sending');
    setProblem('');
    try {
      await sendTimes(fragment, chosen);
      setSaved(chosen);
      setState('sent');
    } catch (error) {
      setState('idle');
      setProblem(refusalOf(error) ?? words.notSaved);
    }
  }

  return (
    <>
      <p id={hint}>{words.hint}</p>
      <Days>
        {dates.map((date) => (
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
      <div role="status">
        {state === 'sent' && <p>{words.saved}</p>}
        {state !== 'sent' &&
          chosen.map((window, index) => (
            <p key={words.ranks[index]}>
              {words.ranks[index]}: {describeDay(window.date, language)},{' '}
              <span className="whole">{describePart(window.part)}</span>
            </p>
          ))}
      </div>
      {problem && <Problem role="alert">{problem}</Problem>}
      {isChanged && (
        <Save type="button" disabled={state === 'sending'} onClick={save}>
          {state === 'sending' ? words.saving : words.save}
        </Save>
      )}
    </>
  );
}

const Save = styled(Button)`
  justify-self: start;
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
    border-radius: ${radius.small};
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
