import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { color, font, size, space } from '../theme.ts';
import { Ranges } from './Ranges.tsx';

interface FaqProps {
  items: readonly { question: string; answer: string }[];
}

/** Questions that open without a script. */
export function Faq({ items }: FaqProps) {
  return (
    <List>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <Icon name="down" />
          </summary>
          <p>
            <Ranges>{answer}</Ranges>
          </p>
        </details>
      ))}
    </List>
  );
}

const List = styled.div`
  border-top: 1px solid ${color.rule};
  details {
    border-bottom: 1px solid ${color.rule};
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[4]};
    padding-block: ${space[4]};
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    color: ${color.accent};
    transition: transform 150ms ease-out;
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  h3 {
    font: 540 ${size.h4}/1.3 ${font.heading};
  }
  p {
    padding-bottom: ${space[5]};
    color: ${color.inkMuted};
  }
`;
