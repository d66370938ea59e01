import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { newCanvas } from '#components/photo/new-canvas.ts';
import { palette, space } from '#components/theme.ts';
import { ButtonRow } from '../controls/ButtonRow.tsx';
import type { Rug } from './find-floor/floor-finder.ts';

interface RugQuestionProps {
  photo: ImageBitmap;
  /** Opaque where there's floor, with either answer. */
  floor: ImageBitmap;
  rug: Rug;
  isCovered: boolean;
  answer: (isCovered: boolean) => void;
}

/** Asks whether the new floor covers a rug, too. A small picture shows what each answer does. */
export function RugQuestion({ photo, floor, rug, isCovered, answer }: RugQuestionProps) {
  const words = useWords('photoTools');
  return (
    <Question role="group" aria-labelledby="own-rug" data-no-print="">
      <p id="own-rug">{words.rug.question}</p>
      <ButtonRow>
        {([false, true] as const).map((covers) => (
          <button
            key={String(covers)}
            type="button"
            aria-pressed={covers === isCovered}
            onClick={() => covers !== isCovered && answer(covers)}
          >
            <Preview {...{ photo, floor, rug, covers }} />
            <span>{covers ? words.rug.cover : words.rug.keep}</span>
          </button>
        ))}
      </ButtonRow>
    </Question>
  );
}

/** Pixels of the picture, twice those of the page. */
const side = 240;

function Preview({ photo, floor, rug, covers }: Pick<RugQuestionProps, 'photo' | 'floor' | 'rug'> & { covers: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = side / Math.max(photo.width, photo.height);
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context) return;
    const tint = newCanvas(width, height);
    tint.drawImage(floor, 0, 0, width, height);
    tint.globalCompositeOperation = covers ? 'source-over' : 'destination-out';
    const step = width / rug.width;
    for (const [at, share] of rug.data.entries()) {
      if (share) tint.fillRect((at % rug.width) * step, Math.floor(at / rug.width) * step, 2, 2);
    }
    tint.globalCompositeOperation = 'source-in';
    tint.fillStyle = palette.accent;
    tint.fillRect(0, 0, width, height);
    context.drawImage(photo, 0, 0, width, height);
    context.globalAlpha = 0.6;
    context.drawImage(tint.canvas, 0, 0);
    context.globalAlpha = 1;
  }, [photo, floor, rug, covers, width, height]);
  return <canvas ref={canvas} width={width} height={height} />;
}

const Question = styled.div`
  display: grid;
  gap: ${space[2]};
  p {
    font-weight: 650;
  }
  button {
    display: grid;
    gap: ${space[2]};
    justify-items: center;
    padding: ${space[2]};
  }
  canvas {
    display: block;
    max-width: 36vw;
    max-height: 7.5rem;
  }
`;
