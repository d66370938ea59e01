import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { Container, Section, Stack } from '../../components/section/Layout.tsx';
import { TextLinks } from '../../components/section/TextLinks.tsx';
import { color, from, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { BeforeAfter } from './BeforeAfter.island.tsx';

/** One room before and after, with its facts and two links. */
export function RecentWork({ work }: Pick<Data, 'work'>) {
  const { title, before, after, location, duration, service, size: area } = work;
  const facts = [
    { label: 'Work', value: service },
    { label: 'Size', value: area },
    { label: 'Time', value: duration },
    { label: 'Place', value: location },
  ];
  return (
    <Section data-tone="sunken">
      <Container>
        <Columns>
          <Island name="BeforeAfter" component={BeforeAfter} props={{ project: { title, before, after } }} wake="touch" />
          <Stack>
            <h2>Before and after</h2>
            <p>
              Drag the line to see how much a new floor can change a room. It's a computer rendering of a typical job until we
              have photos.
            </p>
            <Facts>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
            <TextLinks
              links={[
                { href: '/gallery', name: 'See more rooms before and after' },
                { href: '/services/hardwood-flooring-austin', name: 'How we install hardwood' },
              ]}
            />
          </Stack>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  ${from.laptop} {
    grid-template-columns: minmax(0, 17fr) minmax(0, 7fr);
    gap: ${space[6]};
    align-items: center;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  line-height: 1.4;
  div {
    display: grid;
    grid-template-columns: 4rem 1fr;
    align-items: baseline;
  }
  dt {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;
