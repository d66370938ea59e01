import { styled } from 'styled-components';
import { Grid } from '../layout/Grid.ts';
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
    <Grid $count={testimonials.length} $most={3}>
      {testimonials.map(({ text, author, place, href, lang }) => (
        <li key={text}>
          <Quote>
            <blockquote lang={lang}>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <b>{author}</b>, {href ? <a href={href}>{place}</a> : <span>{place}</span>}
            </figcaption>
          </Quote>
        </li>
      ))}
    </Grid>
  );
}

const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[4]};
  height: 100%;
  padding: ${space[5]};
  border: 1px solid ${color.rule};
  background: ${color.page};
  blockquote {
    font: 400 ${size.large}/1.5 ${font.heading};
  }
  p::before {
    content: '“';
  }
  p::after {
    content: '”';
  }
  figcaption {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
