import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { CallToAction } from '../../components/section/CallToAction.tsx';
import { ContactActions } from '../../components/section/ContactActions.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Container, Lead } from '../../components/section/Layout.tsx';
import { color, size } from '../../components/theme.ts';
import { longDay } from '../../schema/long-day.ts';
import type { Data } from './+data.ts';
import { SeasonSection } from './SeasonSection.tsx';
import { SeasonTabs } from './SeasonTabs.island.tsx';

const about = { page: 'trends' };

export function Page({ seasons, hero, phone, trail, published, modified }: Data) {
  return (
    <>
      <Hero trail={trail} image={hero}>
        <h1>Seasonal Flooring Trends</h1>
        <Lead>
          Three floors for each Central Texas season: where each one works, what to watch for before you order it, and the colors
          that go with it.
        </Lead>
        <Dates>
          Published <time dateTime={published}>{longDay('en', published)}</time> · Updated{' '}
          <time dateTime={modified}>{longDay('en', modified)}</time>
        </Dates>
        <ContactActions label="Get Free Consultation" phone={phone} about={about} />
      </Hero>

      <Container>
        <Island
          name="SeasonTabs"
          component={SeasonTabs}
          props={{ seasons: seasons.map(({ id, label, primaryColor }) => ({ id, label, primaryColor })) }}
          wake="touch"
        />
      </Container>

      {seasons.map((season, index) => (
        <SeasonSection key={season.id} season={season} tone={index % 2 === 0 ? 'page' : 'sunken'} />
      ))}

      <CallToAction
        heading="Get a price on a floor you like"
        body="Tell us which floor and which room, and we'll measure, check your subfloor, and email you an itemized quote. It's free, with no obligation."
        button="Get Free Consultation"
        phone={phone}
        about={about}
      />
    </>
  );
}

const Dates = styled.p`
  font-size: ${size.small};
  color: ${color.inkMuted};
`;
