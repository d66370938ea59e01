import { splitAtRanges } from './split-at-ranges.ts';

interface RangesProps {
  children: string;
}

/** Text whose prices and other ranges, such as '$12-32', don't break at the hyphen. */
export function Ranges({ children }: RangesProps) {
  return splitAtRanges(children).map(({ text, isRange }, index) =>
    isRange ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className="whole">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
