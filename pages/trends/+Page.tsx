import { styled } from 'styled-components';
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Hero } from '../../components/Hero.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Container } from '../../components/Layout.tsx';
import { color, from, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { SeasonMark } from './SeasonMark.tsx';
import { SeasonSection } from './SeasonSection.tsx';

export function Page({ seasons, hero, phone }: Data) {
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={[{ name: 'Home', href: '/' }, { name: 'Trends' }]} />}
        heading="Seasonal Flooring Trends"
        lead="Mud and oak pollen, hard sun, a full table, bare feet on a cold slab: each part of the Central Texas year asks something else of a floor. Three trends for each, with their colors."
        image={hero}
      >
        <ButtonLink href="/contact">Get Free Consultation</ButtonLink>
        <ButtonLink data-kind="quiet" href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </ButtonLink>
      </Hero>

      <Container>
        <Seasons aria-label="Seasons">
          <ul>
            {seasons.map(({ id, label, primaryColor }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <SeasonMark fill={primaryColor} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Seasons>
      </Container>

      {seasons.map((season, index) => (
        <SeasonSection key={season.id} season={season} tone={index % 2 === 0 ? 'page' : 'sunken'} />
      ))}

      <CallToAction
        heading="A price for the floor you like"
        body="Tell us the trend and the room. We measure, test the slab or subfloor and leave a written price per sq ft, by line and without obligation."
        button="Get Free Consultation"
        phone={phone}
      />
    </>
  );
}

const Seasons = styled.nav`
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]} ${space[5]};
    ${from.tablet} {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  a {
    display: grid;
    align-content: center;
    gap: ${space[2]};
    min-height: 64px;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.rule};
    color: ${color.ink};
    font-weight: 650;
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.accent};
    color: ${color.accent};
  }
`;
