import { splitAtRanges } from './split-at-ranges.ts';

/** Text whose ranges, fractions and units, such as '$12-32', '1 1/2' and 'sq ft', don't break. */
export function Ranges({ children }: { children: string }) {
  return splitAtRanges(children).map(({ text, isWhole }, index) =>
    isWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className="whole">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
