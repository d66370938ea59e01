import { styled } from 'styled-components';
import { Container, Section, Split } from '../../../components/section/Layout.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { TagList } from '../../../components/section/TagList.tsx';
import { color, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

interface NearbyProps {
  neighborhoods: readonly string[];
  cities: Data['nearby'];
  articles: Data['articles'];
}

/** The city's neighborhoods, beside links to nearby cities and to articles. */
export function Nearby({ neighborhoods, cities, articles }: NearbyProps) {
  return (
    <Section className="fade-in">
      <Container>
        <Split>
          <div>
            <SectionHeading>Neighborhoods</SectionHeading>
            <TagList>
              {neighborhoods.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </TagList>
          </div>
          <div>
            <SectionHeading>Nearby, and further reading</SectionHeading>
            <Links>
              {cities.map(({ href, name, miles }) => (
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
          </div>
        </Split>
      </Container>
    </Section>
  );
}

const Links = styled.ul`
  li {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.rule};
  }
  span {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
