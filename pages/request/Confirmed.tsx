import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { useWords } from '#components/page-language.ts';
import { color, space } from '#components/theme.ts';
import { useAction } from './use-action.ts';

interface ConfirmedProps {
  what: 'withdraw' | 'erase' | 'eraseSigned';
  act: () => Promise<void>;
}

/** What can't be taken back: it opens to a question, with the button that does it. */
export function Confirmed({ what, act }: ConfirmedProps) {
  const { label, question, yes } = useWords('requestView.end')[what];
  const { isRunning, problem, run } = useAction();
  return (
    <details data-no-print="">
      <Label>{label}</Label>
      <Stack $gap={3}>
        <p>{question}</p>
        <div>
          <Danger type="button" disabled={isRunning} onClick={() => run(act)}>
            {yes}
          </Danger>
        </div>
        {problem && <p role="alert">{problem}</p>}
      </Stack>
    </details>
  );
}

const Label = styled.summary`
  padding-block: ${space[2]};
  font-weight: 600;
`;

const Danger = styled(Button)`
  background: ${color.signal};
  border-color: ${color.signal};
  color: ${color.onAccent};
`;
