import { styled } from 'styled-components';
import { EvenGrid, evenColumns } from '../layout/EvenGrid.tsx';
import { color, font, size, space } from '../theme.ts';

interface TestimonialsProps {
  testimonials: readonly {
    text: string;
    author: string;
    /** Where the customer lives, or where the review was published. */
    place: string;
    /** The review there. */
    href?: string;
    lang?: string;
  }[];
}

export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <Cards {...evenColumns(testimonials.length, 3)}>
      {testimonials.map(({ text, author, place, href, lang }) => (
        <li key={text}>
          <figure>
            <blockquote lang={lang}>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <b>{author}</b>, {href ? <a href={href}>{place}</a> : <span>{place}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled(EvenGrid)`
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
