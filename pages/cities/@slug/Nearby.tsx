import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FoldedPart } from '../../../components/section/FoldedPart.tsx';
import { Container, Section } from '../../../components/section/Layout.tsx';
import { TagList } from '../../../components/section/TagList.tsx';
import { belowTablet, color, from, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

interface NearbyProps {
  city: string;
  map: ReactNode;
  neighborhoods: readonly string[];
  nearby: Data['nearby'];
  articles: Data['articles'];
}

/** The city's neighborhoods, beside links to nearby cities and to articles. */
export function Nearby({ city, map, neighborhoods, nearby, articles }: NearbyProps) {
  return (
    <Section className="fade-in">
      <Container>
        <Columns>
          {map}
          <FoldedPart heading={`${city} neighborhoods we serve`}>
            <TagList>
              {neighborhoods.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </TagList>
          </FoldedPart>
          <div data-no-print="">
            <FoldedPart heading={`Near ${city}, and more to read`}>
              <p>Miles to these cities are in a straight line.</p>
              <Links>
                {nearby.map(({ href, name, miles }) => (
                  <li key={href}>
                    <a href={href}>{name}</a> <span>{miles} mi</span>
                  </li>
                ))}
                {articles.map(({ href, title }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </Links>
            </FoldedPart>
          </div>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${belowTablet} {
    gap: 0;
    figure {
      margin-bottom: ${space[4]};
    }
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > figure {
      grid-row: span 2;
    }
  }
  ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[7]};
    & > figure {
      grid-row: auto;
    }
  }
`;

const Links = styled.ul`
  border-top: 1px solid ${color.rule};
  li {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.rule};
  }
  span {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
