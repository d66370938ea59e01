import { styled } from 'styled-components';
import { color, font, from, size, space } from '../theme.ts';

export interface ShownReview {
  id: string;
  /** May be empty: some customers give only stars. */
  quote: string;
  /** '4 of 5 stars'. */
  stars: string;
  count: number;
  author: string;
  place: string;
  /** The day, and how the page says it. */
  on: { day: string; text: string };
  /** What the business says to it. */
  answer?: string | undefined;
  lang: string;
}

interface ReviewsProps {
  reviews: readonly ShownReview[];
  /** In front of the business's answer. */
  answerLabel: string;
}

/** Published reviews of customers. */
export function Reviews({ reviews, answerLabel }: ReviewsProps) {
  return (
    <List>
      {reviews.map(({ id, quote, stars, count, author, place, on, answer, lang }) => (
        <li key={id}>
          <Stars>
            <span aria-hidden="true">
              {'★'.repeat(count)}
              {'☆'.repeat(5 - count)}
            </span>
            <span className="unseen">{stars}</span>
          </Stars>
          {quote && <blockquote lang={lang}>{quote}</blockquote>}
          <p>
            <b>{author}</b>, {place} · <time dateTime={on.day}>{on.text}</time>
          </p>
          {answer && (
            <p lang={lang}>
              <b>{answerLabel}:</b> {answer}
            </p>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);
  ${from.laptop} {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
  }
  li {
    display: grid;
    align-content: start;
    gap: ${space[3]};
    padding: ${space[5]};
    border: 1px solid ${color.rule};
    background: ${color.page};
  }
  blockquote {
    font: 400 ${size.large}/1.5 ${font.heading};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
    overflow-wrap: anywhere;
  }
`;

const Stars = styled.p`
  && {
    font-size: ${size.large};
    letter-spacing: 0.1em;
    color: ${color.accent};
  }
`;
