import { styled } from 'styled-components';
import { Icon, type IconName } from '../media/Icon.tsx';
import { Picture, type PictureSource } from '../media/Picture.tsx';
import { color, size, space } from '../theme.ts';
import { linkedCard } from './card.ts';
import { MarkedList } from './Layout.tsx';

interface LinkCardProps {
  title: string;
  href: string;
  text: string;
  icon?: IconName;
  image?: PictureSource;
  /** A line above the title: a category, a date. */
  kicker?: string;
  features?: readonly string[];
  /** Level of the title; 3 where the list has a heading of its own. */
  level?: 2 | 3;
}

/** One list item whose title is the link and whose whole area is the target. */
export function LinkCard({ title, href, text, icon, image, kicker, features, level = 3 }: LinkCardProps) {
  const Title = `h${level}` as const;
  return (
    <Card>
      {image && <View image={image} sizes="(min-width: 1248px) 384px, (min-width: 640px) 46vw, 92vw" />}
      <div>
        {icon && <Icon name={icon} size={32} />}
        {kicker && <small>{kicker}</small>}
        <Title>
          <a href={href}>{title}</a>
        </Title>
        <p>{text}</p>
        {features && (
          <MarkedList>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </MarkedList>
        )}
      </div>
    </Card>
  );
}

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
`;

const Card = styled.li`
  ${linkedCard}
  display: flex;
  flex-direction: column;
  & > div {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    flex: 1;
    padding: ${space[5]};
  }
  svg {
    color: ${color.accent};
  }
  h2,
  h3 {
    font-size: ${size.h3};
  }
  ul {
    margin-top: ${space[2]};
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
`;
