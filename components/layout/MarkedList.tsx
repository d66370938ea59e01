import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme.ts';
import { plankMark } from './drawing.ts';

interface MarkedListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  texts: readonly string[];
  columns?: 1 | 2;
}

/** A list with a plank before each item. */
export function MarkedList({ texts, columns = 1, ...list }: MarkedListProps) {
  if (texts.length === 0) return null;
  return (
    <TextList $columns={columns} {...list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </TextList>
  );
}

const TextList = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, auto);
  gap: ${space[2]} ${space[4]};
  li {
    position: relative;
    padding-left: 1.4em;
  }
  li::before {
    ${plankMark}
  }
`;
