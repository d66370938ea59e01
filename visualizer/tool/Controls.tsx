import { styled } from 'styled-components';
import { from, size, space } from '#components/theme.ts';
import { useTool } from '../state/tool.ts';
import { FloorChoice } from './FloorChoice.tsx';
import { PatternChoice } from './PatternChoice.tsx';
import { PoorFitNote } from './PoorFitNote.tsx';
import { RoomChoice } from './RoomChoice.tsx';
import { RoomSize } from './RoomSize.tsx';
import { RotationSlider } from './RotationSlider.tsx';

/** Floor, room, pattern and angle: the same for every view. */
export function Controls() {
  const { project } = useTool();
  return (
    <Panel data-controls="" data-no-print="">
      <FloorChoice />
      <PoorFitNote />
      {project.view === 'photo' ? null : <RoomChoice />}
      <RoomSize />
      <PatternChoice />
      <RotationSlider />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;
  ${from.laptop} {
    grid-area: side;
  }
  @media (scripting: none) {
    display: none;
  }
  h2,
  legend,
  label[for='pattern-rotation'] {
    padding: 0;
    font: inherit;
    font-size: ${size.small};
    font-weight: 650;
    letter-spacing: 0;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  /* When focused, keep clear of the picture that sticks to the top on phones. */
  label,
  input,
  button,
  a {
    scroll-margin-top: 6rem;
    @media (max-width: 56.2em) and (min-height: 35em) {
      scroll-margin-top: calc(42svh + 6rem);
    }
  }
`;
