import { styled } from 'styled-components';
import { type PictureSource, RoundedPicture } from '../../../components/media/Picture.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { ContactActions } from '../../../components/section/ContactActions.tsx';
import { Facts } from '../../../components/section/Facts.tsx';
import { Hero } from '../../../components/section/Hero.tsx';
import { Container, Lead, Section } from '../../../components/section/Layout.tsx';
import { Reviews } from '../../../components/section/Reviews.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { from, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

/** A finished job. */
export function Page({ trail, words, title, lead, facts, hero, before, after, reviews, about, phone }: Data) {
  return (
    <>
      <Hero trail={trail} {...(hero && { image: hero })}>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        <ContactActions label={words.quote} phone={phone} about={about} />
        <Facts facts={facts} />
      </Hero>

      <Photos heading={words.before} pictures={before} />
      <Photos heading={words.after} pictures={after} />

      {reviews.length > 0 && (
        <Section data-tone="raised">
          <Container>
            <SectionHeading>{words.review}</SectionHeading>
            <Reviews reviews={reviews} answerLabel={words.answer} />
          </Container>
        </Section>
      )}

      <CallToAction heading={words.closing} body={words.closingBody} button={words.quote} phone={phone} about={about} />
    </>
  );
}

function Photos({ heading, pictures }: { heading: string; pictures: readonly PictureSource[] }) {
  if (pictures.length === 0) return null;
  return (
    <Section data-tight="">
      <Container>
        <SectionHeading>{heading}</SectionHeading>
        <Grid>
          {pictures.map((picture) => (
            <li key={picture.img.src}>
              <RoundedPicture image={picture} sizes="(min-width: 1248px) 588px, (min-width: 640px) 47vw, 92vw" />
            </li>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
