import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { Icon } from '../../../components/media/Icon.tsx';
import { Card } from '../../../components/section/Card.tsx';
import { EvenGrid, evenColumns } from '../../../components/section/EvenGrid.tsx';
import { Container, MarkedList, Section } from '../../../components/section/Layout.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { color, font, size, space } from '../../../components/theme.ts';
import type { ServicePage } from '../../../schema/content.ts';

/** The choices with their prices, one card each. */
export function Options({ heading, intro, items }: ServicePage['options']) {
  return (
    <Section data-tone="sunken" className="fade-in">
      <Container>
        <SectionHeading intro={intro}>{heading}</SectionHeading>
        <EvenGrid {...evenColumns(items.length, 3)}>
          {items.map(({ name, price, description, features, icon, href }) => (
            <Option as="li" key={name}>
              {icon && <Icon name={icon} size={32} />}
              <h3>{name}</h3>
              {price && <Price>{price}</Price>}
              <p>{description}</p>
              <MarkedList>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </MarkedList>
              {href && (
                <ButtonLink data-kind="quiet" href={href}>
                  Learn More<span className="unseen"> about {name}</span>
                </ButtonLink>
              )}
            </Option>
          ))}
        </EvenGrid>
      </Container>
    </Section>
  );
}

const Option = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]};
  & > svg {
    color: ${color.accent};
  }
  ul {
    margin-bottom: ${space[2]};
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
  & > a {
    margin-top: auto;
    align-self: start;
  }
`;

const Price = styled.p`
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.rule};
  font: 540 ${size.h3}/1.2 ${font.heading};
  font-variant-numeric: tabular-nums;
  color: ${color.accent};
`;
