import { Island } from '#components/Island.tsx';
import { Container } from '#components/layout/Container.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import type { Data } from './+data.ts';
import { GuideList } from './GuideList.island.tsx';

export function Page({ guides, phone, trail }: Data) {
  return (
    <>
      <Hero
        trail={trail}
        heading="Flooring Guides"
        lead="What to measure, what to ask, and how to take care of a floor: six tips a guide, for the store or at home."
      />

      <Container>
        <h2 className="unseen">All guides</h2>
        <Island name="GuideList" component={GuideList} props={{ guides }} wake="touch" />
      </Container>

      <CallToAction
        heading="Have a question we didn't answer?"
        body="Call us, or send your question with your zip code. We're happy to come take a look and give you a free quote, with no obligation."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}
