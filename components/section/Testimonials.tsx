import { styled } from 'styled-components';
import { color, font, size, space } from '../theme.ts';
import { EvenGrid, evenColumns } from './EvenGrid.tsx';

export function Testimonials({ quotes }: { quotes: readonly { quote: string; author: string; place: string }[] }) {
  return (
    <Quotes {...evenColumns(quotes.length, 3)}>
      {quotes.map(({ quote, author, place }) => (
        <li key={quote}>
          <figure>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{author}</b>, {place}
            </figcaption>
          </figure>
        </li>
      ))}
    </Quotes>
  );
}

const Quotes = styled(EvenGrid)`
  margin-bottom: ${space[6]};
  li {
    padding: ${space[5]};
    border: 1px solid ${color.rule};
    background: ${color.page};
  }
  figure {
    display: flex;
    flex-direction: column;
    gap: ${space[4]};
    height: 100%;
  }
  blockquote {
    font: 400 ${size.large}/1.5 ${font.heading};
  }
  blockquote p::before {
    content: '“';
  }
  blockquote p::after {
    content: '”';
  }
  figcaption {
    margin-top: auto;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
