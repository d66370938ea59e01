import { styled } from 'styled-components';
import { FramedPicture } from '../../../components/media/Picture.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { Band } from '../../../components/section/Band.tsx';
import { CallToAction } from '../../../components/section/CallToAction.tsx';
import { ContactActions } from '../../../components/section/ContactActions.tsx';
import { Facts } from '../../../components/section/Facts.tsx';
import { Hero } from '../../../components/section/Hero.tsx';
import { Lead } from '../../../components/section/Layout.tsx';
import { Reviews } from '../../../components/section/Reviews.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { belowTablet, from, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

/** A finished job. */
export function Page({ trail, words, title, lead, facts, hero, photos, reviews, links, about, phone }: Data) {
  return (
    <>
      <Hero trail={trail} {...(hero && { image: hero })}>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        <ContactActions label={words.quote} phone={phone} about={about} />
        <Facts facts={facts} />
      </Hero>

      <Band>
        {photos.length > 1 && (
          <>
            <SectionHeading>{words.photos}</SectionHeading>
            <Grid>
              {photos.map(({ image, caption, isHero }) => (
                <li key={image.img.src} data-hero={isHero ? '' : undefined}>
                  <figure>
                    <FramedPicture image={image} sizes="(min-width: 1248px) 588px, (min-width: 640px) 47vw, 92vw" />
                    <figcaption>{caption}</figcaption>
                  </figure>
                </li>
              ))}
            </Grid>
          </>
        )}
        <Links data-no-print="">
          {links.map(({ href, name }) => (
            <PageLink key={href} href={href}>
              {name}
            </PageLink>
          ))}
        </Links>
      </Band>

      {reviews.length > 0 && (
        <Band>
          <SectionHeading>{words.review}</SectionHeading>
          <Reviews reviews={reviews} answerLabel={words.answer} />
        </Band>
      )}

      <CallToAction heading={words.closing} body={words.closingBody} button={words.quote} phone={phone} about={about} />
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[5]};
  figcaption {
    margin-top: ${space[2]};
    font-weight: 600;
  }
  ${belowTablet} {
    /* It's at the top of the page. */
    li[data-hero] {
      display: none;
    }
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[5]};
  a {
    padding-block: ${space[2]};
    font-weight: 600;
  }
`;
