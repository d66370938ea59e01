import { styled } from 'styled-components';
import { EvenGrid, evenColumns } from '../layout/EvenGrid.tsx';
import { color, font, size, space } from '../theme.ts';

interface TestimonialsProps {
  quotes: readonly {
    quote: string;
    author: string;
    /** Where the customer lives, or where the review was published. */
    place: string;
    /** The review there. */
    href?: string;
    lang?: string;
  }[];
}

export function Testimonials({ quotes }: TestimonialsProps) {
  return (
    <Quotes {...evenColumns(quotes.length, 3)}>
      {quotes.map(({ quote, author, place, href, lang }) => (
        <li key={quote}>
          <figure>
            <blockquote lang={lang}>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{author}</b>, {href ? <a href={href}>{place}</a> : <span>{place}</span>}
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
