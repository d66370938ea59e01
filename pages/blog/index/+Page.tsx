import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Hero } from '#components/layout/Hero.tsx';
import { CallToAction } from '#components/sections/CallToAction.tsx';
import type { Data } from './+data.ts';
import { ArticleList } from './ArticleList.island.tsx';
import { Featured } from './Featured.tsx';
import { NewsletterForm } from './NewsletterForm.island.tsx';

export function Page({ words, featured, cards, categories, phone, trail }: Data) {
  return (
    <>
      <Hero trail={trail} heading={words.heading} lead={words.lead} />
      <Featured featured={featured} />
      <Band
        heading="More articles"
        intro={
          <>
            The newest ones are at the top, and there's a <a href="/feed.xml">feed</a> if you use a news reader.
          </>
        }
      >
        <Island name="ArticleList" component={ArticleList} props={{ cards, categories }} wake="touch" />
      </Band>
      <Band
        id="newsletter"
        heading="Get new articles by email"
        intro="We'll email you when we post a new article, and that's the only thing we'll use your address for."
      >
        <Island name="NewsletterForm" component={NewsletterForm} props={{}} words={['shared.toasts']} wake="touch" />
      </Band>
      <CallToAction
        heading="Ask us your flooring question"
        body="Tell us how big the room is and what kind of flooring is there now, and we'll get back to you with an answer. If you'd like an estimate for the project, it's free, with no obligation."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}
