import { Island } from '../../../components/Island.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { Hero } from '../../../components/section/Hero.tsx';
import { Container, Heading, Lead, Section } from '../../../components/section/Layout.tsx';
import type { Data } from './+data.ts';
import { ArticleList } from './ArticleList.island.tsx';
import { Featured } from './Featured.tsx';
import { NewsletterForm } from './NewsletterForm.island.tsx';

export function Page({ featured, cards, categories, phone, trail }: Data) {
  return (
    <>
      <Hero trail={trail}>
        <h1>Floors in Central Texas, explained</h1>
        <Lead>
          {cards.length + 1} articles on prices, working days, care and the ground under the house. Each answers its question on
          the first screen and gives its figures in a table.
        </Lead>
      </Hero>
      <Container>
        <Featured article={featured} />
      </Container>
      <Section>
        <Container>
          <Heading>
            <h2>All articles</h2>
            <p>
              Newest first. Also as a <a href="/feed.xml">feed</a> for your reader.
            </p>
          </Heading>
          <Island name="ArticleList" component={ArticleList} props={{ cards, categories }} wake="touch" />
        </Container>
      </Section>
      <Section data-tone="raised" data-tight="" id="newsletter">
        <Container>
          <Heading>
            <h2>New articles by e-mail</h2>
            <p>One message when an article is out. Nothing else comes from us.</p>
          </Heading>
          <Island name="NewsletterForm" component={NewsletterForm} props={{}} wake="touch" />
        </Container>
      </Section>
      <CallToAction
        heading="Your question is not here?"
        body="Ask it with the size of the room and what lies there now. The answer costs nothing, and so does the estimate."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}
