import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** Text with places such as {phone}. */
  text: string;
  /** What goes into each place. */
  parts: Record<string, ReactNode>;
}

/** A text with elements in it, such as links. For plain text, use `fill`. */
export function Filled({ text, parts }: FilledProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    // Every second piece is the name of a place.
    if (index % 2 === 0) return piece;
    if (parts[piece] === undefined) throw new Error(`Nothing for {${piece}} in '${text}'`);
    return <Fragment key={piece}>{parts[piece]}</Fragment>;
  });
}
