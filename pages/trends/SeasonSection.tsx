import { styled } from 'styled-components';
import { Columns } from '#components/layout/Columns.ts';
import { Container } from '#components/layout/Container.ts';
import { Grid } from '#components/layout/Grid.ts';
import { Heading, Lead } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { TrendCard } from './TrendCard.tsx';

export function SeasonSection({ season: { id, title, subtitle, description, trends } }: { season: Data['seasons'][number] }) {
  return (
    <Panel id={id} $season={id} className="fade-in">
      <Container>
        <Stack $gap={6} $isWide>
          <Columns>
            <Heading>
              <h2>{title}</h2>
              <Lead>{subtitle}</Lead>
            </Heading>
            <p>{description}</p>
          </Columns>
          <Grid $count={trends.length} $most={3} $rooms>
            {trends.map((trend) => (
              <TrendCard key={trend.id} trend={trend} />
            ))}
          </Grid>
        </Stack>
      </Container>
    </Panel>
  );
}

/** With scripts on, only one season shows: the one that seasonScript chose. */
const Panel = styled.section<{ $season: string }>`
  padding-block: ${space[5]} ${space[7]};
  /* Keeps the tabs in view after a jump to the section. */
  scroll-margin-top: 10rem;
  :root[data-season]:not([data-season='${({ $season }) => $season}']) & {
    display: none;
  }
`;
