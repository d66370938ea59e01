import { styled } from 'styled-components';
import { Island } from '#components/Island.tsx';
import { Breadcrumbs } from '#components/layout/Breadcrumbs.tsx';
import { Container } from '#components/layout/Container.ts';
import { PageLink } from '#components/PageLink.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { belowTablet, color, from, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { Visualizer } from './Visualizer.island.tsx';

export function Page({ words, trail, options, phone, costGuide }: Data) {
  return (
    <>
      <Tool aria-label={words.name}>
        <Container>
          <Top data-no-print="">
            <h1>{words.heading}</h1>
            <Breadcrumbs trail={trail} />
          </Top>
          <WithoutScripts>
            <Filled
              text={words.withoutScripts}
              parts={{
                catalog: <PageLink href="/flooring">{words.catalog}</PageLink>,
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
      <CallToAction heading={words.closing} body={words.closingBody} button={words.estimate} phone={phone} />
    </>
  );
}

const Tool = styled.section`
  padding-block: ${space[3]} ${space[5]};
  @media print {
    padding-block: 0;
  }
`;

/** The heading, with the breadcrumbs above it or, on wide screens, at its right. On phones they'd push the picture down. */
const Top = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[1]};
  margin-bottom: ${space[3]};
  h1 {
    font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem);
    line-height: 1.15;
  }
  ${belowTablet} {
    nav {
      display: none;
    }
  }
  ${from.laptop} {
    flex-direction: row;
    align-items: baseline;
    justify-content: space-between;
    nav {
      flex: none;
    }
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
