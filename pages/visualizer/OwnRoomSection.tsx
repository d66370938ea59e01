import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { Container, Heading, Section } from '../../components/section/Layout.tsx';
import type { ViewFloor } from '../../visualizer/room-view/view-floor.ts';
import { OwnRoom } from './OwnRoom.island.tsx';

/** The visitor's own photo with another floor. It needs scripts, and says so if they're off. */
export function OwnRoomSection(props: { floors: readonly ViewFloor[] }) {
  return (
    <Section data-tone="raised" data-tight="" aria-labelledby="your-own-room">
      <Container>
        <Heading>
          <h2 id="your-own-room">Your own room</h2>
          <p>
            Take a photo of your floor, give one length, and see any of the eight floors in it: boards at their true size, in the
            light of your windows.
          </p>
        </Heading>
        <Island name="OwnRoom" component={OwnRoom} props={props} wake="idle" />
        <WithoutScripts>This part works on your device with scripts, which are off in this browser.</WithoutScripts>
      </Container>
    </Section>
  );
}

const WithoutScripts = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;
