import { styled } from 'styled-components';
import { space } from '../theme.ts';
import { LinkedCard } from './Card.tsx';

interface LinkCardProps {
  title: string;
  href: string;
  text: string;
  /** A line above the title, such as a category and a date. */
  kicker?: string;
}

/** A list item whose title is the link. */
export function LinkCard({ title, href, text, kicker }: LinkCardProps) {
  return (
    <Item as="li">
      {kicker && <small>{kicker}</small>}
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{text}</p>
    </Item>
  );
}

const Item = styled(LinkedCard)`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[5]};
`;
