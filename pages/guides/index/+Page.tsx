import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import type { Data } from './+data.ts';
import { GuideList } from './GuideList.island.tsx';

export function Page({ guides, hero, phone, trail }: Data) {
  return (
    <>
      <Hero
        trail={trail}
        heading="Flooring Guides"
        lead="What to measure, what to ask, and how to take care of a floor: six tips a guide, for the store or at home."
        visual={hero}
      >
        <ContactActions label="Get Free Estimate" phone={phone} />
      </Hero>

      <Band heading="All guides">
        <Island name="GuideList" component={GuideList} props={{ guides }} wake="touch" />
      </Band>

      <CallToAction
        heading="Have a question we didn't answer?"
        body="Call us, or send your question with your zip code. We're happy to come take a look and give you a free quote, with no obligation."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}
