import { styled } from 'styled-components';
import { Icon, type IconName } from '../media/Icon.tsx';
import { color, space } from '../theme.ts';
import { LinkedCard } from './Card.tsx';
import { MarkedList } from './Layout.tsx';

interface LinkCardProps {
  title: string;
  href: string;
  text: string;
  icon?: IconName;
  /** A line above the title, such as a category and a date. */
  kicker?: string;
  features?: readonly string[];
}

/** A list item whose title is the link. */
export function LinkCard({ title, href, text, icon, kicker, features }: LinkCardProps) {
  return (
    <Item as="li">
      {icon && <Icon name={icon} size={32} />}
      {kicker && <small>{kicker}</small>}
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{text}</p>
      {features && (
        <MarkedList>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </MarkedList>
      )}
    </Item>
  );
}

const Item = styled(LinkedCard)`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[5]};
  svg {
    color: ${color.accent};
  }
  ul {
    margin-top: ${space[2]};
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
`;
