import type { ComponentProps } from 'react';
import { MarkedList } from './Layout.tsx';
import { Ranges } from './Ranges.tsx';

interface MarkedTextsProps extends Omit<ComponentProps<typeof MarkedList>, 'children'> {
  texts: readonly string[];
}

/** Texts as a marked list. */
export function MarkedTexts({ texts, ...list }: MarkedTextsProps) {
  return (
    <MarkedList {...list}>
      {texts.map((text) => (
        <li key={text}>
          <Ranges>{text}</Ranges>
        </li>
      ))}
    </MarkedList>
  );
}
