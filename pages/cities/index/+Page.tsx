import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { CallButton } from '../../../components/form/CallButton.tsx';
import { ZipCheck } from '../../../components/form/ZipCheck.tsx';
import { Breadcrumbs } from '../../../components/frame/Breadcrumbs.tsx';
import { AreaMap } from '../../../components/media/AreaMap.tsx';
import { RoundedPicture } from '../../../components/media/Picture.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { Actions, Box, Container, Eyebrow, Lead, Section } from '../../../components/section/Layout.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { color, font, from, size, space } from '../../../components/theme.ts';
import { MapHeader } from '../MapHeader.tsx';
import type { Data } from './+data.ts';
import { Counties, CountyLinks } from './Counties.tsx';

export function Page({ areas, business, cityCount, groups, hero, map, trail }: Data) {
  const { phone, claims, counties } = business;
  const promises = [
    {
      title: 'Local Knowledge',
      body: 'Clay east of I-35, limestone to the west, sand and granite at the edges. The floor we recommend starts with the ground your house stands on.',
    },
    {
      title: 'Fast Response',
      body: `We usually answer within ${business.responseTime} and contact you within ${business.promisedContact} of a form. ${business.hours.emergency} is there for water on the floor.`,
    },
    {
      title: 'Community Focused',
      body: 'We work between neighbors, in houses people live in. Doorways are sealed against dust, the crew sweeps up each day, and we walk the finished floor with you.',
    },
  ];
  const stats = [
    { label: 'Counties', value: counties.mainCount },
    { label: 'Happy Customers', value: claims.customers },
    { label: 'Years Experience', value: claims.yearsCities },
  ];
  return (
    <>
      <Container>
        <MapHeader
          map={<AreaMap label={`Map of Central Texas with the ${map.places.length} cities we serve around Austin`} {...map} />}
          caption="A dot for each city; the counties they lie in are colored."
        >
          <Breadcrumbs trail={trail} />
          <Eyebrow>Service areas</Eyebrow>
          <h1>Floors in {cityCount} cities of Central Texas</h1>
          <Lead>
            From Killeen down to San Marcos and from the Highland Lakes to Smithville. Every city has a page about its own soil,
            houses and floors.
          </Lead>
          <Actions>
            <ButtonLink href="/contact">Free Estimate</ButtonLink>
            <CallButton phone={phone}>Call {phone.text}</CallButton>
          </Actions>
          <Stats>
            {stats.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Stats>
        </MapHeader>
        <View image={hero} isFirst sizes="(min-width: 1248px) 1200px, 94vw" />
        <Zips>
          <ZipCheck areas={areas} phone={phone} />
        </Zips>
      </Container>

      <Section data-tone="raised">
        <Container>
          <SectionHeading>Cities by county</SectionHeading>
          <CountyLinks groups={groups} />
          <Counties groups={groups} />
        </Container>
      </Section>

      <Section className="fade-in">
        <Container>
          <SectionHeading>What we promise in every one of them</SectionHeading>
          <Promises>
            {promises.map(({ title, body }) => (
              <Box as="li" key={title}>
                <h3>{title}</h3>
                <p>{body}</p>
              </Box>
            ))}
          </Promises>
        </Container>
      </Section>

      <CallToAction
        heading="Your town is not on the list?"
        body="Send us your zip code with the size of the rooms, and we tell you whether we can come. The estimate is free, with no obligation."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}

const View = styled(RoundedPicture)`
  margin-block: ${space[7]} ${space[6]};
  ${from.tablet} {
    aspect-ratio: 5 / 2;
  }
`;

const Zips = styled.div`
  margin-bottom: ${space[7]};
`;

const Stats = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
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

const Promises = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${from.laptop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
