import { Facts } from '#components/layout/Facts.tsx';
import { Row } from '#components/layout/Row.ts';
import { useWords } from '#components/page-language.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

const shownZipCodes = 8;

export function CityFacts({ city: { zipCodes }, about }: Pick<Data, 'city' | 'about'>) {
  const words = useWords('city');
  const moreZipCodes = zipCodes.length - shownZipCodes;
  const zips = (
    <Row as="ul" $gap={4} aria-label={fill(words.zipCodesIn, about)}>
      {zipCodes.slice(0, shownZipCodes).map((zip) => (
        <li key={zip}>{zip}</li>
      ))}
      {moreZipCodes > 0 && <li>{fill(words.more, { count: moreZipCodes })}</li>}
    </Row>
  );
  return <Facts look="rows" facts={[{ label: words.zipCodes, value: zips }]} />;
}
