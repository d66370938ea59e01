import { styled } from 'styled-components';
import { AreaMap } from '../../../components/media/AreaMap.tsx';
import { Caption } from '../../../components/media/Figure.tsx';
import { Breadcrumbs } from '../../../components/section/Breadcrumbs.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { ContactActions } from '../../../components/section/ContactActions.tsx';
import { Faq } from '../../../components/section/Faq.tsx';
import { HeroColumns, HeroPicture, HeroWords, heroSizes } from '../../../components/section/Hero.tsx';
import { Container, Eyebrow, Lead, Section } from '../../../components/section/Layout.tsx';
import { NearbyProof } from '../../../components/section/NearbyProof.tsx';
import { Points } from '../../../components/section/Points.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { color, from, radius, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';
import { Challenges } from './Challenges.tsx';
import { CityFacts } from './CityFacts.tsx';
import { FloorOptions } from './FloorOptions.tsx';
import { LocalConditions } from './LocalConditions.tsx';
import { Nearby } from './Nearby.tsx';
import { Prices } from './Prices.tsx';
import { Showcase } from './Showcase.tsx';

export function Page({ city, phone, zipCodes, hero, options, challenges, nearby, articles, proof, showcase, map, trail }: Data) {
  const { name, county, local, neighborhoods } = city;
  const distance = city.distanceFromAustin === 'Home base' ? 'Our home base' : `${city.distanceFromAustin} from Austin`;
  return (
    <>
      <Container>
        <Breadcrumbs trail={trail} />
        <HeroColumns data-visual="">
          <HeroPicture image={hero} isFirst sizes={heroSizes} />
          <HeroWords>
            <Eyebrow>
              {county} County · {distance}
            </Eyebrow>
            <h1>Professional Flooring Installation in {name}, Texas</h1>
            <Prices city={name} options={options} />
            <Lead>{city.localInfo}</Lead>
            <ContactActions label="Get Free Estimate" phone={phone} about={{ city: city.slug }} />
          </HeroWords>
        </HeroColumns>
        <CityFacts name={name} population={city.population} zipCodes={zipCodes} />
      </Container>

      <LocalConditions city={name} {...local} />
      <FloorOptions city={name} options={options} />
      {showcase && <Showcase image={showcase} />}
      <NearbyProof {...proof} />
      <Challenges city={name} challenges={challenges} />
      {city.faq && (
        <Section className="fade-in">
          <Container>
            <SectionHeading>{name} flooring questions</SectionHeading>
            <Faq items={city.faq} />
          </Container>
        </Section>
      )}
      <Nearby
        city={name}
        map={
          <MapFigure>
            <AreaMap label={`Map of Central Texas showing ${name} in ${county} County, ${distance.toLowerCase()}`} {...map} />
            <Caption>
              {name}, {county} County
            </Caption>
          </MapFigure>
        }
        neighborhoods={neighborhoods}
        nearby={nearby}
        articles={articles}
      />

      <Section data-tone="raised" className="fade-in">
        <Container>
          <SectionHeading>Why {name} homeowners call us</SectionHeading>
          <Points points={city.reasons} />
        </Container>
      </Section>

      <CallToAction
        heading={`Get a free estimate in ${name}`}
        body={city.areaServed}
        button="Get Free Estimate"
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
    max-height: 20rem;
    padding: ${space[4]};
    border-radius: ${radius.large};
    background: ${color.sunken};
  }
  ${from.laptop} {
    svg {
      max-height: 34rem;
    }
  }
`;
