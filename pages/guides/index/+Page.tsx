import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { Lead } from '#components/layout/Layout.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import { ContactActions } from '#components/sections/ContactActions.tsx';
import type { Data } from './+data.ts';
import { FeaturedGuides } from './FeaturedGuides.tsx';
import { GuideList } from './GuideList.island.tsx';

export function Page({ featured, guides, hero, phone, trail }: Data) {
  return (
    <>
      <Hero trail={trail} image={hero}>
        <h1>Flooring Guides</h1>
        <Lead>
          Here's what to measure, what to ask, and how to take care of a floor once it's in. Each guide has six tips you can use
          at the store or at home.
        </Lead>
        <ContactActions label="Get Free Estimate" phone={phone} />
      </Hero>

      <Band>
        <SectionHeading>Featured guides</SectionHeading>
        <FeaturedGuides featured={featured} />
      </Band>

      <Band>
        <SectionHeading>All guides</SectionHeading>
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
