import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { canReadPixels } from '#components/photo/can-read-pixels.ts';
import { color, from, secondaryText, size, space } from '#components/theme.ts';
import { fileName } from '../plan/file-name.ts';
import { hashOf } from '../plan/link.ts';
import { useTool } from '../state/tool.ts';
import { writeAddress } from '../state/use-project.ts';
import type { Pictures } from './pictures.ts';
import { savePicture, savePlan } from './save-picture.ts';

interface ActionsProps {
  pictures: Pictures;
  /** The floor's picture, once it has loaded. */
  swatch: HTMLImageElement | null;
}

/** Milliseconds. On wide screens the message covers a corner of the picture. */
const messageTime = 8000;

/** Reset, download, copy a link, print. */
export function Actions({ pictures, swatch }: ActionsProps) {
  const { project, current, change } = useTool();
  const words = useWords('visualizer.tool');
  const [message, setMessage] = useState('');
  const { view } = project;

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), messageTime);
    return () => clearTimeout(timer);
  }, [message]);

  function download() {
    if (!canReadPixels()) return setMessage(words.noDownload);
    if (view === 'plan') return savePlan(current, swatch, words.unit);
    const picture = pictures[view];
    if (!picture) return setMessage(words.noPicture);
    savePicture(picture, fileName(view === 'photo' ? words.yourRoom : current.room.name, current.floor.name));
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + hashOf(project));
      setMessage(words.copied);
    } catch {
      writeAddress(project);
      setMessage(words.copyByHand);
    }
  }

  return (
    <Bar data-no-print="">
      <button type="button" onClick={() => change({ kind: 'reset' })}>
        {words.reset}
      </button>
      <button type="button" onClick={download}>
        {words.download}
      </button>
      <button type="button" onClick={copyLink}>
        {words.copyLink}
      </button>
      <button type="button" onClick={() => print()}>
        {words.print}
      </button>
      <p role="status">{message}</p>
    </Bar>
  );
}

const Bar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  order: 1;
  @media (scripting: none) {
    display: none;
  }
  ${from.laptop} {
    grid-area: actions;
    order: 0;
  }
  button {
    flex: 1 1 auto;
    min-height: 48px;
    padding: ${space[1]} min(${space[2]}, 1.1vw);
    border: 1px solid ${color.rule};
    background: none;
    font-size: ${size.small};
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
  }
  button:hover {
    border-color: ${color.ink};
    background: ${color.raised};
  }
  p {
    width: 100%;
    ${secondaryText}
  }
  ${from.laptop} {
    p {
      width: auto;
      position: absolute;
      z-index: 1;
      inset: calc(100% + ${space[2]}) 0 auto auto;
      padding: ${space[1]} ${space[3]};
      background: ${color.dark};
      color: ${color.onDark};
    }
    p:empty {
      display: none;
    }
  }
`;
