import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { Container, Heading, Section } from '../../components/section/Layout.tsx';
import { space } from '../../components/theme.ts';
import { RoomViewer, type RoomViewerProps } from './RoomViewer.island.tsx';

/** The visualizer's rendered rooms. Without scripts the first one is shown as it is. */
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
        <Island name="RoomViewer" component={RoomViewer} props={props} wake="touch" />
      </Container>
    </Room>
  );
}

const Room = styled(Section)`
  /* Its pictures are fetched when it is near. */
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
