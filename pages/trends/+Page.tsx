import { Island } from '../../components/Island.tsx';
import { CallToAction } from '../../components/section/CallToAction.tsx';
import { ContactActions } from '../../components/section/ContactActions.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Container, Lead } from '../../components/section/Layout.tsx';
import type { Data } from './+data.ts';
import { SeasonSection } from './SeasonSection.tsx';
import { SeasonTabs } from './SeasonTabs.island.tsx';

export function Page({ seasons, hero, phone, trail }: Data) {
  return (
    <>
      <Hero trail={trail} image={hero}>
        <h1>Seasonal Flooring Trends</h1>
        <Lead>
          Mud and oak pollen, hard sun, a full table, bare feet on a cold slab: each part of the Central Texas year asks something
          else of a floor. Three trends for each, with their colors.
        </Lead>
        <ContactActions label="Get Free Consultation" phone={phone} />
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
        heading="A price for the floor you like"
        body="Tell us the trend and the room. We measure, test the slab or subfloor and leave a written price per sq ft, by line and without obligation."
        button="Get Free Consultation"
        phone={phone}
      />
    </>
  );
}
