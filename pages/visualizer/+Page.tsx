import { styled } from 'styled-components';
import { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import { Island } from '../../components/Island.tsx';
import { CallToAction } from '../../components/section/CallToAction.tsx';
import { Hero } from '../../components/section/Hero.tsx';
import { Container, Heading, MarkedList, Section } from '../../components/section/Layout.tsx';
import { color, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import type { Data } from './+data.ts';
import { FloorList } from './FloorList.tsx';
import { OwnRoomSection } from './OwnRoomSection.tsx';
import { CustomRoom, FixedRoom } from './RoomEstimate.tsx';
import { RoomSection } from './RoomSection.tsx';
import { Visualizer } from './Visualizer.island.tsx';

export function Page(data: Data) {
  const { fixedRooms, customRoom, floors, viewFloors, costGuide } = data;
  const rooms = [...fixedRooms, customRoom];
  const [firstFloor] = floors;
  return (
    <>
      <OnScreen>
        <Hero
          before={<Breadcrumbs trail={data.trail} />}
          heading="What would this floor cost in that room?"
          lead={`Choose a room, a floor and the angle of the boards. The plan is drawn to scale, and the sum stands beside it: material by the square foot, plus standard installation at ${dollars(data.installationPerSqFt)} per sq ft.`}
          image={data.hero}
          isWideOnly
        />
      </OnScreen>

      <Tool data-tone="raised" data-tight="" aria-label="Flooring visualizer">
        <Container>
          <h2 className="unseen">Put a floor into your room</h2>
          <Island name="Visualizer" component={Visualizer} props={{ rooms, floors, costGuide }} wake="idle" />
          <FloorList floors={floors} />
        </Container>
      </Tool>

      <PrintedIfCompared>
        <RoomSection rooms={data.renderedRooms} floors={viewFloors} />
      </PrintedIfCompared>

      <OnScreen>
        <OwnRoomSection floors={viewFloors} />
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
          body="We measure it, test the slab or subfloor and write down a price by line. It's free, with no obligation."
          button="Get Professional Quote"
          phone={data.phone}
        />
      </OnScreen>
    </>
  );
}

/** Only the plan and its figures are printed, unless scripts are off. */
const OnScreen = styled.div`
  @media print and (scripting: enabled) {
    display: none;
  }
`;

/** Printed with the estimate when comparing two floors. */
const PrintedIfCompared = styled.div`
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
