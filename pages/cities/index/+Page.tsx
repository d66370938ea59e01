import { styled } from 'styled-components';
import { AreaMap } from '../../../components/media/AreaMap.tsx';
import { Caption } from '../../../components/media/Figure.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { ContactActions } from '../../../components/section/ContactActions.tsx';
import { Hero } from '../../../components/section/Hero.tsx';
import { Container, Eyebrow, Lead, Section } from '../../../components/section/Layout.tsx';
import { Points } from '../../../components/section/Points.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { ZipCheck } from '../../../components/section/ZipCheck.tsx';
import { color, font, from, size, space } from '../../../components/theme.ts';
import { fill } from '../../../schema/fill.ts';
import type { Data } from './+data.ts';
import { Counties, CountyLinks } from './Counties.tsx';

export function Page({ words, areas, business, cityCount, groups, hero, map, trail }: Data) {
  const { phone, claims, counties } = business;
  const promises = words.points.map(({ title, body }) => ({
    title,
    body: fill(body, {
      response: business.responseTime,
      contact: business.promisedContact,
      emergency: business.hours.emergency,
    }),
  }));
  const stats = [
    { label: words.stats.counties, value: counties.mainCount },
    { label: words.stats.customers, value: claims.customers },
    { label: words.stats.years, value: claims.yearsCities },
  ];
  return (
    <>
      <Hero trail={trail} image={hero}>
        <Eyebrow>{words.name}</Eyebrow>
        <h1>{fill(words.heading, { count: cityCount })}</h1>
        <Lead>{words.lead}</Lead>
        <ContactActions label={words.estimate} phone={phone} call={fill(words.call, { phone: phone.text })} />
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
              <AreaMap label={fill(words.map, { count: map.places.length })} {...map} />
              <Caption>{fill(words.mapCaption, { count: counties.mainCount })}</Caption>
            </figure>
            <div>
              <ZipCheck hasList areas={areas} phone={phone} />
            </div>
          </Area>
        </Container>
      </Section>

      <Section>
        <Container>
          <SectionHeading>{words.find}</SectionHeading>
          <CountyLinks words={words} groups={groups} />
          <Counties words={words} groups={groups} />
        </Container>
      </Section>

      <Section data-tone="raised" className="fade-in">
        <Container>
          <SectionHeading>{words.promises}</SectionHeading>
          <Points points={promises} />
        </Container>
      </Section>

      <CallToAction heading={words.closing} body={words.closingBody} button={words.closingButton} phone={phone} />
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
