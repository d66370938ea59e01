import { styled } from 'styled-components';
import { ButtonLink } from '../../../components/form/Button.tsx';
import { Container, Grid, MarkedList, Section } from '../../../components/section/Layout.tsx';
import { SectionHeading } from '../../../components/section/SectionHeading.tsx';
import { color, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

interface FloorOptionsProps {
  city: string;
  options: Data['options'];
}

export function FloorOptions({ city, options }: FloorOptionsProps) {
  return (
    <Section className="fade-in">
      <Container>
        <SectionHeading>Popular floors in {city}</SectionHeading>
        <Grid data-columns="3">
          {options.map((option) => (
            <Option key={option.name} data-popular={option.isPopular || undefined}>
              {option.isPopular && <small>Popular here</small>}
              <h3>
                <a href={option.href}>{option.name}</a>
              </h3>
              <p>{option.description}</p>
              <MarkedList>
                {option.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </MarkedList>
            </Option>
          ))}
          <Option data-aside="">
            <h3>Not sure yet?</h3>
            <p>Lay eight floors in a room of your size and see what each would cost.</p>
            <ButtonLink data-kind="quiet" href="/visualizer">
              Open the visualizer
            </ButtonLink>
          </Option>
        </Grid>
      </Container>
    </Section>
  );
}

const Option = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[5]};
  border-top: 3px solid ${color.rule};
  background: ${color.raised};
  &[data-popular] {
    border-color: ${color.accent};
  }
  &[data-aside] {
    background: none;
    justify-items: start;
    gap: ${space[3]};
  }
  small {
    font-size: ${size.small};
    font-weight: 650;
    color: ${color.accent};
  }
  ul {
    grid-template-columns: 1fr 1fr;
    margin-top: ${space[2]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
