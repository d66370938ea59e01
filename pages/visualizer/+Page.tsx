import { styled } from 'styled-components';
import { Island } from '#components/Island.tsx';
import { Breadcrumbs } from '#components/layout/Breadcrumbs.tsx';
import { Container } from '#components/layout/Container.ts';
import { Row } from '#components/layout/Row.ts';
import { PageLink } from '#components/PageLink.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { belowTablet, color, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { Visualizer } from './Visualizer.island.tsx';

export function Page({ words, trail, options, costGuide, catalog }: Data) {
  return (
    <Tool aria-label={words.name}>
      <Container>
        <Row $isSpread data-no-print="">
          <Title>{words.heading}</Title>
          <Trail>
            <Breadcrumbs trail={trail} />
          </Trail>
        </Row>
        <WithoutScripts>
          <Filled
            text={words.withoutScripts}
            parts={{
              catalog: <PageLink href={catalog}>{words.catalog}</PageLink>,
              guide: <PageLink href={costGuide}>{words.costGuide}</PageLink>,
            }}
          />
        </WithoutScripts>
        <Island
          name="Visualizer"
          component={Visualizer}
          props={options}
          words={['visualizer.tool']}
          links={['/contact', ...options.floors.flatMap(({ poorFits }) => poorFits.map(({ href }) => href))]}
          wake="idle"
        />
      </Container>
    </Tool>
  );
}

const Tool = styled.section`
  padding-block: ${space[3]} ${space[5]};
  @media print {
    padding-block: 0;
  }
`;

const Title = styled.h1`
  margin-bottom: ${space[3]};
  font-size: ${size.h2};
  line-height: 1.15;
`;

/** On phones it would push the picture down. */
const Trail = styled.div`
  ${belowTablet} {
    display: none;
  }
`;

const WithoutScripts = styled.p`
  display: none;
  margin-bottom: ${space[4]};
  color: ${color.inkMuted};
  @media (scripting: none) {
    display: block;
  }
`;
