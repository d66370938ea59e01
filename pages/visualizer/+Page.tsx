import { styled } from 'styled-components';
import { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import { Island } from '../../components/Island.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { CallToAction } from '../../components/section/CallToAction.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Container, Heading, MarkedList, Section } from '../../components/section/Layout.tsx';
import { color, font, from, radius, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { installationPerSqFt } from '../../visualizer/plan/estimate.ts';
import type { Data } from './+data.ts';
import { OwnRoomSection } from './OwnRoomSection.tsx';
import { CustomRoom, FixedRoom } from './Room.tsx';
import { RoomSection } from './RoomSection.tsx';
import { Visualizer } from './Visualizer.island.tsx';

export function Page({ hero, roomView, fixedRooms, customRoom, floors, costGuide, phone, trail }: Data) {
  const [firstFloor] = floors;
  return (
    <>
      <OnScreen>
        <Hero
          before={<Breadcrumbs trail={trail} />}
          heading="What would this floor cost in that room?"
          lead={`Choose a room, a floor and the angle of the boards. The plan is drawn to scale, and the sum stands beside it: material by the square foot, plus standard installation at ${dollars(installationPerSqFt)} per sq ft.`}
          image={hero}
          wideOnly
        />
      </OnScreen>

      <Tool data-tone="raised" data-tight="" aria-label="Flooring visualizer">
        <Container>
          <h2 className="unseen">Put a floor into your room</h2>
          <Island
            name="Visualizer"
            component={Visualizer}
            props={{ rooms: [...fixedRooms, customRoom], floors, costGuide }}
            wake="idle"
          />
          <WithoutScripts>
            <Heading>
              <h2>The floors</h2>
              <p>
                Prices are for the material alone. More floors, with wear figures and warranties, are in the{' '}
                <a href="/flooring">flooring catalog</a>.
              </p>
            </Heading>
            <Floors>
              {floors.map(({ id, name, category, pricePerSqFt, picture }) => (
                <li key={id}>
                  <Swatch image={picture} sizes="(min-width: 1248px) 282px, (min-width: 900px) 23vw, 46vw" />
                  <small>{category}</small>
                  <h3>{name}</h3>
                  <p>
                    <b>{dollars(pricePerSqFt)}</b> per sq ft
                  </p>
                </li>
              ))}
            </Floors>
          </WithoutScripts>
        </Container>
      </Tool>

      <WhereCompared>
        <RoomSection {...roomView} />
      </WhereCompared>

      <OnScreen>
        <OwnRoomSection rooms={[...fixedRooms, customRoom].map(({ id }) => id)} floors={roomView.floors} />
      </OnScreen>

      <OnScreen>
        <Section>
          <Container>
            <Heading>
              <h2>Every floor in every room</h2>
              <p>All plans have one scale: a square is a square foot. Find the one nearest to yours and compare the floors.</p>
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
      </OnScreen>
    </>
  );
}

/** Printed is the plan of the visualizer with its figures; the rest only where it cannot run. */
const OnScreen = styled.div`
  @media print and (scripting: enabled) {
    display: none;
  }
`;

/** Two floors that are compared belong to the estimate, and so on its paper. */
const WhereCompared = styled.div`
  @media print and (scripting: enabled) {
    &:not(:has([data-compared])) {
      display: none;
    }
  }
`;

const Tool = styled(Section)`
  position: relative;
  @media print {
    &&[data-tight] {
      padding-block: 0;
    }
  }
`;

const WithoutScripts = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

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
