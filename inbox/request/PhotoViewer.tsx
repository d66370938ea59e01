import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { color, space } from '#components/theme.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { SmallButton } from '../SmallButton.tsx';

interface Picture {
  src: string;
  title: string;
}

interface PhotoViewerProps {
  ref: RefObject<HTMLDialogElement | null>;
  pictures: readonly Picture[];
  /** The index of the picture on the screen. */
  shown: number;
  onShow: (index: number) => void;
}

/** One picture at a time, as large as the screen allows. Open it with `showModal`. The arrow keys turn pages. */
export function PhotoViewer({ ref, pictures, shown, onShow }: PhotoViewerProps) {
  const picture = pictures[shown];
  const turn = (step: number) => onShow((shown + step + pictures.length) % pictures.length);

  function turnByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  }

  if (!picture) return null;
  const { title, ...image } = picture;
  return (
    <Dialog ref={ref} aria-label="Photos" data-tone="dark" onKeyDown={turnByKey}>
      <div className="top">
        <p role="status">{pictures.length > 1 ? `${title}, ${shown + 1} of ${pictures.length}` : title}</p>
        <SmallButton data-kind="dark" onClick={() => ref.current?.close()}>
          <InboxIcon icon={X} />
          Close
        </SmallButton>
      </div>
      <img key={image.src} {...image} alt={`${title} can't be shown right now.`} />
      {pictures.length > 1 && (
        <div className="pages">
          <SmallButton data-kind="dark" onClick={() => turn(-1)}>
            <InboxIcon icon={ArrowLeft} />
            Previous
          </SmallButton>
          <SmallButton data-kind="dark" onClick={() => turn(1)}>
            Next
            <InboxIcon icon={ArrowRight} />
          </SmallButton>
        </div>
      )}
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
  border: 0;
  background: ${color.dark};
  color: ${color.onDark};
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: ${space[3]};
  }
  .top {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[3]};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .pages {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]};
    width: min(100%, 26rem);
    margin-inline: auto;
  }
  :focus-visible {
    outline-color: ${color.accentOnDark};
    outline-offset: 2px;
  }
`;
