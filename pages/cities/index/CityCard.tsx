import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { Swatch } from '#components/media/Swatch.tsx';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

const sizes = '(min-width: 1248px) 398px, (min-width: 900px) 32vw, (min-width: 640px) 47vw, 104px';

/** On phones, the floor, the name, the distance, the ground and the counts. */
export function CityCard({ city }: { city: Data['groups'][number]['cities'][number] }) {
  const words = useWords('cities');
  const { href, name, distance, description, ground, population, neighborhoods, styles, swatch } = city;
  const [before, after] = words.view.split('{name}');
  return (
    <Card
      layout="strip"
      level="h4"
      picture={<Swatch image={swatch} sizes={sizes} />}
      title={
        <>
          <span className="unseen">{before}</span>
          {name}
          <span className="unseen">{after}</span>
        </>
      }
      href={href}
      aside={distance}
      facts={
        <>
          {ground && <p>{ground}</p>}
          <Counts as="p">
            {population && <span>{fill(words.population, { count: population })}</span>}
            {neighborhoods > 0 && <span>{fill(words.neighborhoods, { count: neighborhoods })}</span>}
          </Counts>
        </>
      }
      more={
        <Stack $isWide>
          {description && <p>{description}</p>}
          {styles.length > 0 && <Facts look="rows" facts={[{ label: words.popular, value: styles.join(', ') }]} />}
          {/* The title's link covers the card and says this to screen readers. */}
          <View aria-hidden="true">{fill(words.view, { name })}</View>
        </Stack>
      }
    />
  );
}

const Counts = styled(Row)`
  row-gap: 0;
  ${secondaryText}
`;

const View = styled.p`
  font-weight: 600;
  color: ${color.accent};
`;
