import { styled } from 'styled-components';
import { LinkedCard } from '#components/cards/CardFrame.tsx';
import { Terms } from '#components/layout/Terms.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { color, font, from, secondaryText, size, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** The banner above the list. Clicking anywhere on it follows the link. */
export function Featured({ featured }: Pick<Data, 'featured'>) {
  const { href, title, category, date, dateText, readTime, excerpt, stats, image } = featured;
  return (
    <Banner as="article">
      <View image={image} isFirst sizes="(min-width: 1248px) 600px, (min-width: 900px) 48vw, 94vw" />
      <div>
        <small>
          {category} · <time dateTime={date}>{dateText}</time> · {readTime}
        </small>
        <h2>
          <a href={href}>
            {title} <Icon name="next" size={26} />
          </a>
        </h2>
        <p>{excerpt}</p>
        {stats.length > 0 && (
          <dl>
            <Terms rows={stats.map(({ value, label }) => [label, value])} />
          </dl>
        )}
      </div>
    </Banner>
  );
}

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
  ${from.laptop} {
    aspect-ratio: auto;
    height: 100%;
  }
`;

const Banner = styled(LinkedCard)`
  display: grid;
  border: 3px solid ${color.ink};
  ${from.laptop} {
    grid-template-columns: 1fr 1fr;
  }
  & > div {
    display: grid;
    align-content: center;
    gap: ${space[3]};
    padding: ${space[5]};
    ${from.laptop} {
      padding: ${space[6]};
    }
  }
  a svg {
    display: inline-block;
    color: ${color.accent};
  }
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]} ${space[5]};
    margin-top: ${space[2]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.rule};
  }
  dl div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    ${secondaryText}
  }
  dd {
    font: 540 ${size.h3}/1.2 ${font.heading};
    font-variant-numeric: tabular-nums;
  }
`;
