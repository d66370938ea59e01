/** Splits a text into prices and other ranges, such as '$12-32', and what's between them. */
export function splitAtRanges(text: string): { text: string; isRange: boolean }[] {
  return (
    text
      .split(/(\$?\d[\d,.]*-\$?\d[\d,.]*%?)/)
      // Every second part is a range.
      .map((part, index) => ({ text: part, isRange: index % 2 === 1 }))
      .filter((part) => part.text !== '')
  );
}
