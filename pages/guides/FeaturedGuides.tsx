import { styled } from 'styled-components';
import { Picture } from '../../components/media/Picture.tsx';
import { LinkedCard } from '../../components/section/Card.tsx';
import { from, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { Byline } from './Byline.tsx';
import { categoryNames } from './categories.ts';

interface FeaturedGuidesProps {
  guides: Data['guides'];
}

/** Large cards that link to guides farther down the page. */
export function FeaturedGuides({ guides }: FeaturedGuidesProps) {
  return (
    <List>
      {guides.map((guide) => (
        <Card as="li" key={guide.id}>
          <View image={guide.image} sizes="(min-width: 1248px) 588px, (min-width: 900px) 46vw, 92vw" />
          <div>
            <small>{categoryNames[guide.category]}</small>
            <h3>
              <a href={`#${guide.id}`}>{guide.title}</a>
            </h3>
            <p>{guide.excerpt}</p>
            <Byline guide={guide} />
          </div>
        </Card>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
  ${from.laptop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const View = styled(Picture)`
  aspect-ratio: 3 / 2;
`;

const Card = styled(LinkedCard)`
  display: flex;
  flex-direction: column;
  & > div {
    display: flex;
    flex-direction: column;
    flex: 1;
    gap: ${space[2]};
    padding: ${space[5]};
  }
`;
