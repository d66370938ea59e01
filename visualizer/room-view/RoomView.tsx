import { styled } from 'styled-components';
import { textButton } from '#components/form/text-button.ts';
import { useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import { describeSize } from '#schema/api/plan-words.ts';
import { fill } from '#schema/rules/fill.ts';
import { inSentence } from '../plan/caption.ts';
import { customRoom, firstProject } from '../plan/plan.ts';
import { useTool } from '../state/tool.ts';
import { RoomPicture } from './RoomPicture.tsx';

interface RoomViewProps {
  /** False until the address has been read, and while another view is open. */
  isReady: boolean;
  /** True once the visitor has touched the visualizer. Until then the first picture needs no computing. */
  isTouched: boolean;
  onPicture: (picture: HTMLCanvasElement | HTMLImageElement | null) => void;
}

/** The floor in a rendered room. If it's the visitor's own room, one of ours stands in for it. */
export function RoomView({ isReady, isTouched, onPicture }: RoomViewProps) {
  const { options, project, current, change } = useTool();
  const { renderedRooms, firstPicture } = options;
  const words = useWords('visualizer.tool');
  const { floor, sides, pattern, rotation } = current;
  const room = renderedRooms.find(({ id }) => id === project.standIn) ?? renderedRooms[0];
  if (!room) throw new Error('The visualizer needs a rendered room');
  const first = firstProject.current;
  const isFirst = room.id === first.room && floor.id === first.floor && pattern === first.pattern && rotation === first.rotation;
  return (
    <>
      <RoomPicture
        scene={{ room, floor, pattern, rotation }}
        still={isFirst ? firstPicture : null}
        isReady={isReady}
        isTouched={isTouched}
        onPicture={onPicture}
      />
      {current.room.id === customRoom && (
        <StandIn>
          <span>{fill(words.standIn, { size: describeSize(sides, options.planWords), room: inSentence(room.name) })}</span>
          <button type="button" onClick={() => change({ kind: 'view', view: 'plan' })}>
            {words.seePlan}
          </button>
        </StandIn>
      )}
    </>
  );
}

const StandIn = styled.p`
  position: absolute;
  inset: ${space[2]} ${space[2]} auto;
  z-index: 1;
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: fit-content;
  max-width: none;
  margin-inline: auto;
  padding: 0 ${space[3]};
  background: ${color.raised};
  font-size: ${size.small};
  line-height: 1.35;
  button {
    ${textButton}
    flex: none;
  }
  @media print {
    button {
      display: none;
    }
  }
`;
