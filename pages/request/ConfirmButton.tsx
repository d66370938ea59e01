import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { Row } from '#components/layout/Row.ts';
import { useWords } from '#components/page-language.ts';
import { color, space } from '#components/theme.ts';
import { useAction } from './use-action.ts';

interface ConfirmButtonProps {
  /** What the button does. */
  what: 'withdraw' | 'erase' | 'eraseSigned';
  act: () => Promise<void>;
}

/** A button that asks before it acts. The question takes its place and gets the focus, and so does the button if the answer is no. */
export function ConfirmButton({ what, act }: ConfirmButtonProps) {
  const words = useWords('requestView.end');
  const { label, question, yes } = words[what];
  const [state, setState] = useState<'idle' | 'asking' | 'kept'>('idle');
  const { isRunning, problem, run } = useAction();
  const text = useId();

  if (state !== 'asking') {
    return (
      <Button type="button" data-kind="quiet" autoFocus={state === 'kept'} onClick={() => setState('asking')}>
        {label}
      </Button>
    );
  }
  return (
    <Question role="group" aria-labelledby={text}>
      <p id={text}>{question}</p>
      <Row>
        <Button type="button" data-kind="quiet" autoFocus aria-describedby={text} onClick={() => setState('kept')}>
          {words.keep}
        </Button>
        <Danger type="button" disabled={isRunning} onClick={() => run(act)}>
          {yes}
        </Danger>
      </Row>
      {problem && <p role="alert">{problem}</p>}
    </Question>
  );
}

const Question = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 2px solid ${color.signal};
  background: ${color.signalSoft};
`;

const Danger = styled(Button)`
  background: ${color.signal};
  border-color: ${color.signal};
  color: ${color.onAccent};
`;
