import { styled } from 'styled-components';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Breadcrumbs } from '#components/layout/Breadcrumbs.tsx';
import { Container, Heading, Lead, Split } from '#components/layout/Layout.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { Paragraphs } from '#components/prose/Paragraphs.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { color, secondaryText, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { TrueSize } from './TrueSize.island.tsx';

export function Page({ words, trail, phone, floors }: Data) {
  return (
    <>
      <Tool>
        <Breadcrumbs trail={trail} />
        <h1>{words.heading}</h1>
        <Lead data-no-print="">{words.lead}</Lead>
        <WithoutScripts>{words.withoutScripts}</WithoutScripts>
        <Island
          name="TrueSize"
          component={TrueSize}
          props={{ floors: floors.map(({ swatch, ...floor }) => floor), words: words.tool }}
          wake="idle"
        />
      </Tool>
      <Band>
        <Split>
          <div>
            <Heading>
              <h2>{words.sizes}</h2>
              <p>
                <Filled
                  text={words.aboutSizes}
                  parts={{ visualizer: <PageLink href="/visualizer">{words.visualizer}</PageLink> }}
                />
              </p>
            </Heading>
            <Floors>
              {floors.map(({ id, name, pieces, swatch }) => (
                <li key={id}>
                  <Swatch image={swatch} sizes="64px" />
                  <a href={`?floor=${id}`}>{name}</a>
                  <small>{pieces}</small>
                </li>
              ))}
            </Floors>
          </div>
          <div>
            <SectionHeading>{words.accuracy}</SectionHeading>
            <Paragraphs texts={words.aboutAccuracy} />
          </div>
        </Split>
      </Band>
      <CallToAction heading={words.closing} body={words.closingBody} button={words.estimate} phone={phone} />
    </>
  );
}

const Tool = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-bottom: ${space[6]};
  h1 {
    font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem);
    line-height: 1.15;
  }
  @media (max-width: 39.99em), (max-height: 31em) {
    padding-top: ${space[3]};
    > nav {
      display: none;
    }
    > h1 + p {
      order: 1;
    }
  }
`;

const WithoutScripts = styled.p`
  display: none;
  color: ${color.inkMuted};
  @media (scripting: none) {
    display: block;
  }
`;

const Floors = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: 64px 1fr;
    column-gap: ${space[4]};
    align-items: center;
    padding-block: ${space[2]};
    border-top: 1px solid ${color.rule};
  }
  picture {
    grid-row: span 2;
  }
  a {
    font-weight: 600;
  }
  small {
    ${secondaryText}
  }
  @media (scripting: none) {
    a {
      color: inherit;
      text-decoration: none;
      pointer-events: none;
    }
  }
`;

const Swatch = styled(Picture)`
  aspect-ratio: 3 / 2;
`;
