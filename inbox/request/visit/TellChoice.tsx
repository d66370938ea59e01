import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import { SmallButton } from '../../SmallButton.tsx';
import type { Way } from '../reply/outgoing.ts';

interface TellChoiceProps {
  /** In which the visitor can be told. */
  ways: readonly Way[];
  chosen: Way | null;
  choose: (way: Way | null) => void;
  /** What they'll read. */
  text: string;
}

const labels: Record<Way, string> = { mail: 'Email', 'mail app': 'Email', 'text app': 'Text' };

/** Whether the visitor is told in the same step, and how. */
export function TellChoice({ ways, chosen, choose, text }: TellChoiceProps) {
  return (
    <Frame>
      <legend>Tell them by</legend>
      {ways.map((way) => (
        <SmallButton key={way} aria-pressed={way === chosen} onClick={() => choose(way)}>
          {labels[way]}
        </SmallButton>
      ))}
      <SmallButton aria-pressed={chosen === null} onClick={() => choose(null)}>
        Not now
      </SmallButton>
      {chosen !== null && (
        <details>
          <summary>What they'll read</summary>
          <p dir="auto">{text}</p>
          <p className="more">A link to their own page follows.</p>
        </details>
      )}
    </Frame>
  );
}

const Frame = styled.fieldset`
  details {
    flex-basis: 100%;
    font-size: ${size.small};
  }
  summary {
    width: fit-content;
    padding-block: ${space[2]};
    color: ${color.inkMuted};
  }
  p {
    padding-left: ${space[3]};
    border-left: 3px solid ${color.rule};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
