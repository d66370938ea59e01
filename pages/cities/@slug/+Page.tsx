import { styled } from 'styled-components';
import { Faq } from '#components/folds/Faq.tsx';
import { Fold } from '#components/folds/Fold.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Container } from '#components/layout/Container.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { Lead } from '#components/layout/SectionHeading.tsx';
import { AreaMap } from '#components/media/AreaMap.tsx';
import { Caption } from '#components/media/Figure.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { FinishedWork } from '#components/sections/FinishedWork.tsx';
import { Points } from '#components/sections/Points.tsx';
import { color, from, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { Challenges } from './Challenges.tsx';
import { CityFacts } from './CityFacts.tsx';
import { FloorOptions } from './FloorOptions.tsx';
import { LocalConditions } from './LocalConditions.tsx';
import { Nearby } from './Nearby.tsx';
import { Prices } from './Prices.tsx';
import { Showcase } from './Showcase.tsx';

export function Page(data: Data) {
  const { city, words, phone, showcase } = data;
  const hasOptions = data.options.length > 0;
  return (
    <>
      <Hero trail={data.trail} eyebrow={`${data.county} · ${data.distance}`} heading={words.heading} visual={data.hero}>
        {hasOptions && <Prices {...data} />}
        <ContactActions label={words.estimate} phone={phone} about={{ city: city.slug }} />
        <Lead>{data.lead}</Lead>
        <Fold label={words.about}>
          <p>{data.about}</p>
        </Fold>
      </Hero>
      <Container>
        <CityFacts {...data} />
      </Container>

      {hasOptions && <FloorOptions {...data} />}
      {showcase && <Showcase image={showcase} words={words.showcase} />}
      <FinishedWork {...data.work} />
      <LocalConditions words={words} conditions={data.conditions} />
      <Challenges {...data} />
      {city.faq && (
        <Band heading={words.questions} fades>
          <Faq items={city.faq} />
        </Band>
      )}
      <Nearby
        {...data}
        map={
          <MapFigure>
            <AreaMap label={words.map} {...data.map} />
            <Caption>{words.mapCaption}</Caption>
          </MapFigure>
        }
      />

      <Band heading={words.reasons} fades>
        <Points points={city.reasons} />
      </Band>

      <CallToAction
        heading={words.closing}
        body={city.areaServed}
        button={words.estimate}
        phone={phone}
        about={{ city: city.slug }}
      />
    </>
  );
}

/** The map on a panel. */
const MapFigure = styled.figure`
  display: grid;
  gap: ${space[2]};
  svg {
    max-width: none;
    max-height: 24rem;
    padding: ${space[4]};
    border: 1px solid ${color.ruleStrong};
  }
  ${from.laptop} {
    svg {
      max-height: 34rem;
    }
  }
`;
