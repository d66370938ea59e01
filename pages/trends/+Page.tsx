import { ButtonLink } from '../../components/form/Button.tsx';
import { CallButton } from '../../components/form/CallButton.tsx';
import { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import { Island } from '../../components/Island.tsx';
import { CallToAction } from '../../components/section/CallToAction.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Container } from '../../components/section/Layout.tsx';
import type { Data } from './+data.ts';
import { SeasonSection } from './SeasonSection.tsx';
import { SeasonTabs } from './SeasonTabs.island.tsx';

export function Page({ seasons, hero, phone, trail }: Data) {
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={trail} />}
        heading="Seasonal Flooring Trends"
        lead="Mud and oak pollen, hard sun, a full table, bare feet on a cold slab: each part of the Central Texas year asks something else of a floor. Three trends for each, with their colors."
        image={hero}
      >
        <ButtonLink href="/contact">Get Free Consultation</ButtonLink>
        <CallButton phone={phone} />
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
