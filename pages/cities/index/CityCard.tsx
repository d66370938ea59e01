import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** On phones, the name, the distance, the ground and the counts. */
export function CityCard({ city }: { city: Data['groups'][number]['cities'][number] }) {
  const words = useWords('cities');
  const { href, name, distance, description, ground, population, neighborhoods, styles } = city;
  const [before, after] = words.view.split('{name}');
  return (
    <Card
      level="h4"
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
        <Stack $gap={2} $isWide>
          {description && <p>{description}</p>}
          {styles.length > 0 && <Styles>{`${words.popular}: ${styles.join(', ')}`}</Styles>}
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

const Styles = styled.p`
  ${secondaryText}
`;

const View = styled.p`
  font-weight: 600;
  color: ${color.accent};
`;
