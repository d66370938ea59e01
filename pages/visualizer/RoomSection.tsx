import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { Container, Heading, Section } from '../../components/section/Layout.tsx';
import { space } from '../../components/theme.ts';
import type { RoomViewerProps } from '../../visualizer/room-view/RoomViewer.tsx';
import { RoomViewer } from './RoomViewer.island.tsx';

/** The rendered rooms. With scripts off, it shows the first one with its neutral floor. */
export function RoomSection(props: RoomViewerProps) {
  return (
    <Room data-tight="" aria-labelledby="see-it-in-the-room">
      <Container>
        <Heading>
          <h2 id="see-it-in-the-room">See it in the room</h2>
          <p>
            The same floors in four furnished rooms, in the light of their windows. Boards and tiles have their true size. The
            rooms are illustrations.
          </p>
        </Heading>
        <Island name="RoomViewer" component={RoomViewer} props={props} wake="idle" />
      </Container>
    </Room>
  );
}

const Room = styled(Section)`
  @media screen {
    content-visibility: auto;
    contain-intrinsic-size: auto 900px;
  }
  @media print and (scripting: enabled) {
    &&[data-tight] {
      padding-block: ${space[5]} 0;
      break-inside: avoid;
    }
    h2 + p {
      display: none;
    }
  }
`;
