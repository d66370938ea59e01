import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { ZipCheck } from '../../../components/form/ZipCheck.tsx';
import { Breadcrumbs } from '../../../components/frame/Breadcrumbs.tsx';
import { AreaMap } from '../../../components/media/AreaMap.tsx';
import { Icon } from '../../../components/media/Icon.tsx';
import { Picture } from '../../../components/media/Picture.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { Actions, Box, Container, Eyebrow, Heading, Lead, Section, Stack } from '../../../components/section/Layout.tsx';
import { color, font, from, radius, size, space } from '../../../components/theme.ts';
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
  return (
    <>
      <Container>
        <Top>
          <Stack>
            <Breadcrumbs trail={trail} />
            <Eyebrow>Service areas</Eyebrow>
            <h1>Floors in {cityCount} cities of Central Texas</h1>
            <Lead>
              From Killeen down to San Marcos and from the Highland Lakes to Smithville. Every city has a page about its own soil,
              houses and floors.
            </Lead>
            <Actions>
              <ButtonLink href="/contact">Free Estimate</ButtonLink>
              <ButtonLink data-kind="quiet" href={phone.href}>
                <Icon name="phone" />
                Call {phone.text}
              </ButtonLink>
            </Actions>
            <Stats>
              <div>
                <dt>Counties</dt>
                <dd>{counties.mainCount}</dd>
              </div>
              <div>
                <dt>Happy Customers</dt>
                <dd>{claims.customers}</dd>
              </div>
              <div>
                <dt>Years Experience</dt>
                <dd>{claims.yearsCities}</dd>
              </div>
            </Stats>
          </Stack>
          <figure>
            <AreaMap label={`Map of Central Texas with the ${map.places.length} cities we serve around Austin`} {...map} />
            <figcaption>A dot for each city; the counties they lie in are colored.</figcaption>
          </figure>
        </Top>
        <View image={hero} first sizes="(min-width: 1248px) 1200px, 94vw" />
        <Asked>
          <ZipCheck areas={areas} phone={phone} />
        </Asked>
      </Container>

      <Section data-tone="raised">
        <Container>
          <Heading>
            <h2>Cities by county</h2>
          </Heading>
          <CountyLinks groups={groups} />
          <Counties groups={groups} />
        </Container>
      </Section>

      <Section className="fade-in">
        <Container>
          <Heading>
            <h2>What we promise in every one of them</h2>
          </Heading>
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
        body="Send us your zip code with the size of the rooms, and we tell you whether we can come. The estimate is free and binds you to nothing."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[3]} ${space[7]};
  figcaption {
    margin-top: ${space[2]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    grid-template-columns: 1.35fr 1fr;
    gap: ${space[7]};
    padding-top: ${space[5]};
  }
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
  margin-bottom: ${space[6]};
  border-radius: ${radius.large};
  ${from.tablet} {
    aspect-ratio: 5 / 2;
  }
`;

const Asked = styled.div`
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
