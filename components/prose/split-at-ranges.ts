/** Splits a text into figures that stay on one line ('$12-32', '1 1/2', 'sq ft') and what's between them. */
export function splitAtRanges(text: string): { text: string; isWhole: boolean }[] {
  return (
    text
      .split(/(\$?\d[\d,.]*-\$?\d[\d,.]*%?|\b\d+ \d+\/\d+|\bsq ft\b)/)
      // Every second part is such a figure.
      .map((part, index) => ({ text: part, isWhole: index % 2 === 1 }))
      .filter((part) => part.text !== '')
  );
}
