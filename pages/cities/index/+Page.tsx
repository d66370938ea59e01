import { styled } from 'styled-components';
import { ZipCheck } from '../../../components/form/ZipCheck.tsx';
import { AreaMap } from '../../../components/media/AreaMap.tsx';
import { Caption } from '../../../components/media/Figure.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { ContactActions } from '../../../components/section/ContactActions.tsx';
import { Hero } from '../../../components/section/Hero.tsx';
import { Container, Eyebrow, Lead, Section } from '../../../components/section/Layout.tsx';
import { Points } from '../../../components/section/Points.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { color, font, from, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';
import { Counties, CountyLinks } from './Counties.tsx';

export function Page({ areas, business, cityCount, groups, hero, map, trail }: Data) {
  const { phone, claims, counties } = business;
  const promises = [
    {
      title: 'Local Knowledge',
      body: "East of I-35 it's mostly clay, to the west it's limestone, and farther out you'll find sand and granite. We check what's under your house first, and then we recommend flooring that can handle it.",
    },
    {
      title: 'Fast Response',
      body: `We usually answer within ${business.responseTime}, and when you send the form, we'll contact you within ${business.promisedContact}. If there's water on your floor, call any time for ${business.hours.emergency}.`,
    },
    {
      title: 'Community Focused',
      body: "These are our neighbors' homes, and families live in them while we're working. So we seal doorways against dust, sweep up every day, and walk the finished floor with you before we call the job done.",
    },
  ];
  const stats = [
    { label: 'Counties', value: counties.mainCount },
    { label: 'Happy Customers', value: claims.customers },
    { label: 'Years Experience', value: claims.yearsCities },
  ];
  return (
    <>
      <Hero trail={trail} image={hero}>
        <Eyebrow>Service areas</Eyebrow>
        <h1>Flooring installation in {cityCount} Central Texas cities</h1>
        <Lead>
          We install floors from Killeen to San Marcos and from the Highland Lakes to Smithville. Find your city to read about its
          soil, its typical houses, and the floors that do well there.
        </Lead>
        <ContactActions label="Free Estimate" phone={phone} call={`Call ${phone.text}`} />
        <Stats>
          {stats.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Stats>
      </Hero>

      <Section data-tone="raised" data-tight="">
        <Container>
          <Area>
            <figure>
              <AreaMap label={`Map of Central Texas with the ${map.places.length} cities we serve around Austin`} {...map} />
              <Caption>Each dot is a city we serve, and our {counties.mainCount} main counties are colored.</Caption>
            </figure>
            <div data-no-print="">
              <ZipCheck areas={areas} phone={phone} />
            </div>
          </Area>
        </Container>
      </Section>

      <Section>
        <Container>
          <SectionHeading>Find your city by county</SectionHeading>
          <CountyLinks groups={groups} />
          <Counties groups={groups} />
        </Container>
      </Section>

      <Section data-tone="raised" className="fade-in">
        <Container>
          <SectionHeading>What you can count on in every city</SectionHeading>
          <Points points={promises} />
        </Container>
      </Section>

      <CallToAction
        heading="Don't see your town?"
        body="Send us your zip code and the size of your rooms, and we'll tell you whether we can make the drive. The estimate is free, and there's no obligation."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}

/** The map beside the zip check. */
const Area = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: center;
  svg {
    max-height: 20rem;
  }
  ${from.tablet} {
    svg {
      max-height: none;
    }
    grid-template-columns: 1fr 1fr;
  }
  ${from.laptop} {
    gap: ${space[7]};
  }
`;

const Stats = styled.dl`
  display: grid;
  grid-template-columns: auto auto 1fr;
  gap: ${space[4]} clamp(${space[3]}, 3vw, ${space[6]});
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.rule};
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dd {
    font: 540 ${size.h2}/1.2 ${font.heading};
    font-variant-numeric: tabular-nums;
  }
`;
