import { styled } from 'styled-components';
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Hero } from '../../components/Hero.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Container, Heading, MarkedList, Section } from '../../components/Layout.tsx';
import { Picture } from '../../components/Picture.tsx';
import { color, font, from, radius, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { dollars, installationPerSqFt } from './estimate.ts';
import { CustomRoom, FixedRoom } from './Room.tsx';

export function Page({ fixedRooms, customRoom, floors, costGuide, phone }: Data) {
  const [firstFloor] = floors;
  return (
    <>
      <Hero
        before={<Breadcrumbs trail={[{ name: 'Home', href: '/' }, { name: 'Flooring visualizer' }]} />}
        eyebrow="Flooring visualizer"
        heading="What would this floor cost in that room?"
        lead={`${floors.length} floors and ${fixedRooms.length + 1} room plans, with the sum for each pair: material by the square foot, plus standard installation at ${dollars(installationPerSqFt)} per sq ft.`}
      >
        <ButtonLink href="/contact">Get Professional Quote</ButtonLink>
        <ButtonLink data-kind="quiet" href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </ButtonLink>
      </Hero>

      <Section data-tone="raised" data-tight="">
        <Container>
          <Heading>
            <h2>The floors</h2>
            <p>
              Prices are for the material alone. More floors, with wear figures and warranties, are in the{' '}
              <a href="/flooring">flooring catalog</a>.
            </p>
          </Heading>
          <Floors>
            {floors.map(({ id, name, category, pricePerSqFt, picture }, index) => (
              <li key={id}>
                <Swatch image={picture} first={index === 0} sizes="(min-width: 1248px) 282px, (min-width: 900px) 23vw, 46vw" />
                <small>{category}</small>
                <h3>{name}</h3>
                <p>
                  <b>{dollars(pricePerSqFt)}</b> per sq ft
                </p>
              </li>
            ))}
          </Floors>
        </Container>
      </Section>

      <Section>
        <Container>
          <Heading>
            <h2>The rooms, drawn to one scale</h2>
            <p>One square is one square foot. Find the plan nearest to yours and read off the figures beside it.</p>
          </Heading>
          {fixedRooms.map((room) => (
            <FixedRoom key={room.id} room={room} floors={floors} />
          ))}
          {firstFloor && <CustomRoom room={customRoom} floor={firstFloor} />}
          <Notes className="fade-in" aria-label="About the estimate">
            <MarkedList>
              <li>Estimate includes material and standard installation</li>
              <li>Final pricing may vary based on site conditions</li>
            </MarkedList>
            <p>
              Leveling, removal of the old floor and stairs are what moves a price most. The{' '}
              <a href={costGuide}>cost guide for Austin</a> puts a figure on each.
            </p>
          </Notes>
        </Container>
      </Section>

      <CallToAction
        heading="A price for the room you have"
        body="We measure it, test the slab or subfloor and write down a price by line. It costs nothing and binds you to nothing."
        button="Get Professional Quote"
        phone={phone}
      />
    </>
  );
}

const Floors = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[5]} ${space[4]};
  ${from.laptop} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space[6]} ${space[5]};
  }
  small {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  h3 {
    font-size: ${size.h4};
  }
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  b {
    font: 540 ${size.h4}/1.5 ${font.heading};
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
  }
`;

const Swatch = styled(Picture)`
  aspect-ratio: 3 / 2;
  margin-bottom: ${space[3]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
`;

const Notes = styled.aside`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.rule};
  ul {
    font-weight: 650;
  }
`;
