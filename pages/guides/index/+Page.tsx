import { Island } from '../../../components/Island.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { ContactActions } from '../../../components/section/ContactActions.tsx';
import { Hero } from '../../../components/section/Hero.tsx';
import { Container, Heading, Lead, Section } from '../../../components/section/Layout.tsx';
import type { Data } from './+data.ts';
import { FeaturedGuides } from './FeaturedGuides.tsx';
import { GuideList } from './GuideList.island.tsx';

export function Page({ guides, hero, phone, trail }: Data) {
  return (
    <>
      <Hero trail={trail} image={hero}>
        <h1>Flooring Guides</h1>
        <Lead>
          What to measure, what to ask and how to keep a floor once it is down. Each guide comes to six points, with the figures
          you find on data sheets and price tags.
        </Lead>
        <ContactActions label="Get Free Estimate" phone={phone} />
      </Hero>

      <Section data-tone="raised" data-tight="">
        <Container>
          <Heading>
            <h2>Featured guides</h2>
          </Heading>
          <FeaturedGuides guides={guides.filter(({ featured }) => featured)} />
        </Container>
      </Section>

      <Section>
        <Container>
          <Heading>
            <h2>All guides</h2>
          </Heading>
          <Island name="GuideList" component={GuideList} props={{ guides }} wake="touch" />
        </Container>
      </Section>

      <CallToAction
        heading="A question that no guide answers?"
        body="Call, or send it with your zip code. We look at the floor where it lies, test the slab and leave a written price without obligation."
        button="Get Free Estimate"
        phone={phone}
      />
    </>
  );
}
