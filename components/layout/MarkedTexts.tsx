import type { ComponentProps } from 'react';
import { MarkedList } from './Layout.tsx';

interface MarkedTextsProps extends Omit<ComponentProps<typeof MarkedList>, 'children'> {
  texts: readonly string[];
}

/** Texts as a marked list. */
export function MarkedTexts({ texts, ...list }: MarkedTextsProps) {
  return (
    <MarkedList {...list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </MarkedList>
  );
}
