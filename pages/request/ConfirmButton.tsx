import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { color, radius, space } from '../../components/theme.ts';
import { useAction } from './use-action.ts';
import type { ViewWords } from './words.ts';

interface ConfirmButtonProps {
  words: ViewWords;
  /** What the button does. */
  what: 'withdraw' | 'erase';
  act: () => Promise<void>;
}

/** A button that asks before it acts. */
export function ConfirmButton({ words, what, act }: ConfirmButtonProps) {
  const { label, question, yes } = words.end[what];
  const [isAsking, setAsking] = useState(false);
  const { isRunning, problem, run } = useAction(words);
  const keep = useRef<HTMLButtonElement>(null);
  const text = useId();

  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button type="button" data-kind="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Question role="group" aria-labelledby={text}>
      <p id={text}>{question}</p>
      <div>
        <Button ref={keep} type="button" data-kind="quiet" aria-describedby={text} onClick={() => setAsking(false)}>
          {words.end.keep}
        </Button>
        <Danger type="button" disabled={isRunning} onClick={() => run(act)}>
          {yes}
        </Danger>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </Question>
  );
}

const Question = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-left: 6px solid ${color.signal};
  border-radius: ${radius.small};
  background: ${color.signalSoft};
  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;

const Danger = styled(Button)`
  background: ${color.signal};
  border-color: ${color.signal};
`;
