import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { WithWords } from '#components/later-words.tsx';
import { useWords } from '#components/page-language.ts';
import { color, from, headerHeight, space } from '#components/theme.ts';
import { PlanPreview } from '../plan-view/PlanPreview.tsx';
import { RoomView } from '../room-view/RoomView.tsx';
import { useTool } from '../state/tool.ts';
import type { Pictures } from './pictures.ts';
import { useOwnRoom } from './use-own-room.ts';

interface StageProps {
  isRestored: boolean;
  isTouched: boolean;
  /** The floor's picture, once it has loaded. */
  swatch: HTMLImageElement | null;
  setPictures: (set: (before: Pictures) => Pictures) => void;
}

/** The floor on screen. A view that was opened stays behind the others, so that going back to it loses nothing. */
export function Stage({ isRestored, isTouched, swatch, setPictures }: StageProps) {
  const { project, current } = useTool();
  const words = useWords('visualizer.tool');
  const { view } = project;
  const [hasPhotoView, setPhotoView] = useState(false);
  if (view === 'photo' && !hasPhotoView) setPhotoView(true);
  const { tools, hasFailed, retry } = useOwnRoom(view === 'photo');
  return (
    <>
      <Frame hidden={view !== 'room'}>
        <RoomView
          isReady={isRestored && view === 'room'}
          isTouched={isTouched}
          onPicture={(room) => setPictures((before) => ({ ...before, room }))}
        />
      </Frame>
      {view === 'plan' && (
        <Frame>
          <PlanPreview plan={current} picture={swatch} />
        </Frame>
      )}
      {hasPhotoView && (
        <Photo hidden={view !== 'photo'}>
          {tools ? (
            <WithWords words={tools.words}>
              <tools.OwnRoom
                floor={current.floor}
                pattern={current.pattern}
                rotation={current.rotation}
                onPicture={(photo) => setPictures((before) => ({ ...before, photo }))}
              />
            </WithWords>
          ) : (
            <p role="status">{hasFailed ? words.noTools : words.gettingTools}</p>
          )}
          {hasFailed && (
            <Button type="button" data-kind="quiet" onClick={retry}>
              {words.tryAgain}
            </Button>
          )}
        </Photo>
      )}
    </>
  );
}

/** On phones the picture sticks below the header while visitors scroll through the choices. */
const Frame = styled.div`
  position: relative;
  margin-inline: -${space[4]};
  aspect-ratio: 4 / 3;
  background: ${color.sunken};
  overflow: hidden;
  @media screen and (max-width: 56.2em) and (min-height: 35em) and (scripting: enabled) {
    position: sticky;
    z-index: 2;
    top: ${headerHeight};
    max-height: 42svh;
  }
  ${from.tablet} {
    margin-inline: 0;
  }
  ${from.laptop} {
    grid-area: stage;
    align-self: start;
    aspect-ratio: 5 / 3;
  }
  @media (scripting: none) {
    align-self: stretch;
    max-height: 70svh;
  }
  @media print {
    margin-inline: 0;
    width: 100%;
    max-width: 6in;
    max-height: none;
  }
`;

const Photo = styled.div`
  min-width: 0;
  /* On phones its picture sticks to the top while visitors scroll through the choices beside it. */
  @media screen and (max-width: 56.2em) {
    &:not([hidden]) {
      display: contents;
    }
  }
  ${from.laptop} {
    grid-area: stage;
  }
`;
