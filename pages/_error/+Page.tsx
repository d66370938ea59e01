import { styled } from 'styled-components';
import { PictureCard } from '#components/cards/PictureCard.tsx';
import { Container } from '#components/layout/Container.ts';
import { Grid } from '#components/layout/Grid.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { from, secondaryText, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

export function Page({ words, floor, phone, ways }: Data) {
  return (
    <>
      <Top>
        <Hero visual={floor} heading={words.missing} lead={words.aboutMissing}>
          <p>
            <Filled text={words.call} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
          </p>
          <Small>
            {words.heading}. {words.lead}
          </Small>
        </Hero>
      </Top>
      <Container>
        <h2>{words.ways}</h2>
        <Ways $count={ways.length} $leads $rooms>
          {ways.map(({ name, href, hrefLang, text, image }) => (
            <PictureCard key={href} title={name} href={href} hrefLang={hrefLang} image={image} sizes={linkSizes}>
              <p>{text}</p>
            </PictureCard>
          ))}
        </Ways>
      </Container>
    </>
  );
}

const linkSizes = '(min-width: 1248px) 282px, (min-width: 1100px) 23vw, (min-width: 640px) 46vw, 52vw';

const Top = styled.div`
  ${from.laptop} {
    padding-top: ${space[6]};
  }
`;

const Small = styled.small`
  ${secondaryText}
`;

const Ways = styled(Grid)`
  margin-block: ${space[5]} ${space[8]};
`;
