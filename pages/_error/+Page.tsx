import { styled } from 'styled-components';
import { Card } from '#components/cards/Card.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { Hero } from '#components/layout/Hero.tsx';
import { ColumnPicture, Picture } from '#components/media/Picture.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { from, secondaryText, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

const sizes = '(min-width: 1248px) 398px, (min-width: 900px) 32vw, (min-width: 640px) 46vw, 156px';

export function Page({ words, floor, phone, ways }: Data) {
  return (
    <>
      <Top>
        <Hero
          visual={{
            drawn: <ColumnPicture image={floor} isFirst sizes="(min-width: 1248px) 384px, (min-width: 900px) 30vw, 92vw" />,
            share: 0.5,
          }}
          heading={words.missing}
          lead={words.aboutMissing}
        >
          <p>
            <Filled text={words.call} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
          </p>
        </Hero>
      </Top>
      <Band heading={words.ways}>
        <Grid $count={ways.length} $most={3} $leads $rooms>
          {ways.map(({ name, href, text, image }) => (
            <Card
              key={href}
              layout="compact"
              picture={<Picture image={image} sizes={sizes} />}
              title={name}
              href={href}
              text={text}
            />
          ))}
        </Grid>
        <Small>
          {words.heading}. {words.lead}
        </Small>
      </Band>
    </>
  );
}

/** There's no trail. */
const Top = styled.div`
  ${from.laptop} {
    padding-top: ${space[6]};
  }
`;

const Small = styled.small`
  ${secondaryText}
`;
