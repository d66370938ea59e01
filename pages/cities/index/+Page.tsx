import { styled } from 'styled-components';
import { Band } from '#components/layout/Band.tsx';
import { Facts } from '#components/layout/Facts.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { AreaMap } from '#components/media/AreaMap.tsx';
import { Caption } from '#components/media/Figure.tsx';
import { FramedPicture } from '#components/media/Picture.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import { Points } from '#components/sections/Points.tsx';
import { ZipCheck } from '#components/sections/ZipCheck.tsx';
import { belowTablet, color, from, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { Counties, CountyLinks } from './Counties.tsx';

export function Page({ words, areas, business, cityCount, stats, groups, picture, map, trail }: Data) {
  const { phone } = business;
  const promises = words.points.map(({ title, body }) => ({
    title,
    body: fill(body, {
      response: business.responseTime,
      contact: business.promisedContact,
      emergency: business.hours.emergency ?? '',
    }),
  }));
  return (
    <>
      <Hero
        trail={trail}
        eyebrow={words.name}
        heading={fill(words.heading, { count: cityCount })}
        lead={words.lead}
        visual={{
          drawn: (
            <MapFigure>
              <AreaMap label={fill(words.map, { count: map.places.length })} {...map} />
              <Caption>{words.mapCaption}</Caption>
            </MapFigure>
          ),
        }}
      >
        <ContactActions label={words.estimate} phone={phone} call={fill(words.call, { phone: phone.text })} />
        <Facts facts={stats} look="figures" />
      </Hero>

      <Band>
        <Area>
          <ZipCheck hasList areas={areas} phone={phone} />
          <FramedPicture image={picture} sizes="(min-width: 1248px) 576px, (min-width: 640px) 46vw, 92vw" />
        </Area>
      </Band>

      <Band heading={words.find}>
        <CountyLinks words={words} groups={groups} />
        <Counties words={words} groups={groups} />
      </Band>

      <Band heading={words.promises} fades>
        <Points points={promises} />
      </Band>

      <CallToAction heading={words.closing} body={words.closingBody} button={words.closingButton} phone={phone} />
    </>
  );
}

const MapFigure = styled.figure`
  padding: ${space[4]};
  border: 1px solid ${color.ruleStrong};
  svg {
    max-height: 17rem;
    margin: 0 auto ${space[2]};
  }
  /* Too small to read here. The county links below have the names. */
  .label {
    ${belowTablet} {
      display: none;
    }
  }
  ${from.laptop} {
    padding: ${space[5]};
    svg {
      max-height: 30rem;
    }
  }
`;

/** The zip check beside a picture. */
const Area = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: center;
  picture {
    aspect-ratio: 2;
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.laptop} {
    gap: ${space[7]};
  }
`;
