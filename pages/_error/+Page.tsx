import { styled } from 'styled-components';
import { Picture } from '../../components/media/Picture.tsx';
import { CardGrid } from '../../components/section/CardGrid.tsx';
import { Filled } from '../../components/section/Filled.tsx';
import { Container, Lead } from '../../components/section/Layout.tsx';
import { PictureCard } from '../../components/section/PictureCard.tsx';
import { color, font, from, radius, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { PageFinder } from './PageFinder.tsx';

export function Page({ words, floor, phone, ways, pages }: Data) {
  return (
    <Container>
      <Screen>
        <Boards aria-hidden="true">
          <Picture image={floor} isFirst sizes="(min-width: 1248px) 600px, (min-width: 900px) 48vw, 94vw" />
          <span>4</span>
          <span />
          <span>4</span>
        </Boards>
        <div>
          <h1>{words.missing}</h1>
          <Lead>{words.aboutMissing}</Lead>
          <PageFinder words={words} pages={pages} />
          <p>
            <Filled text={words.call} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
          </p>
          <small>
            {words.heading}. {words.lead}
          </small>
        </div>
      </Screen>
      <h2>{words.ways}</h2>
      <Ways>
        {ways.map(({ name, href, hrefLang, text, image }) => (
          <PictureCard key={href} title={name} href={href} hrefLang={hrefLang} image={image} sizes={linkSizes}>
            <p>{text}</p>
          </PictureCard>
        ))}
      </Ways>
    </Container>
  );
}

const linkSizes = '(min-width: 1248px) 282px, (min-width: 1100px) 23vw, (min-width: 640px) 46vw, 52vw';

const Screen = styled.div`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[5]} ${space[6]};
  & > div:last-child {
    display: grid;
    gap: ${space[4]};
    align-content: center;
  }
  small {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[7]};
    padding-block: ${space[7]};
    & > :first-child {
      order: 1;
    }
  }
`;

/** A floor with a board left out between two fours. */
const Boards = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${radius.large};
  picture {
    position: absolute;
    inset: 0;
  }
  span {
    position: relative;
    display: grid;
    place-items: center;
    color: ${color.onDark};
    font: 600 min(12rem, 16vw)/1 ${font.heading};
    text-shadow: 0 2px 12px rgb(31 28 24 / 60%);
  }
  span:nth-of-type(2) {
    background: repeating-linear-gradient(90deg, ${color.sunken} 0 26px, ${color.rule} 26px 28px);
    box-shadow: inset 0 10px 14px -8px ${color.ruleStrong};
  }
`;

const Ways = styled(CardGrid)`
  margin-top: ${space[5]};
  padding-bottom: ${space[8]};
  ${from.desktop} {
    && {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
