import { styled } from 'styled-components';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Breadcrumbs } from '#components/layout/Breadcrumbs.tsx';
import { Container } from '#components/layout/Layout.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { belowTablet, color, from, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { FloorList } from './FloorList.tsx';
import { RoomPrices } from './RoomPrices.tsx';
import { Visualizer } from './Visualizer.island.tsx';

export function Page(data: Data) {
  const { words } = data;
  return (
    <>
      <Tool aria-label={words.name}>
        <Container>
          <Top data-no-print="">
            <h1>{words.heading}</h1>
            <Breadcrumbs trail={data.trail} />
          </Top>
          <WithoutScripts>{words.withoutScripts}</WithoutScripts>
          <Island name="Visualizer" component={Visualizer} props={data.options} wake="idle" />
        </Container>
      </Tool>

      <OnScreen>
        <Band>
          <FloorList words={words} floors={data.floors} />
          <RoomPrices {...data} />
        </Band>

        <CallToAction heading={words.closing} body={words.closingBody} button={words.estimate} phone={data.phone} />
      </OnScreen>
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

/** With scripts on, only the tool is printed. */
const OnScreen = styled.div`
  @media print and (scripting: enabled) {
    display: none;
  }
`;
