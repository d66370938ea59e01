import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import { useWords } from '../page-language.ts';
import { color, size, space } from '../theme.ts';
import { CompareSlider } from './CompareSlider.tsx';
import { Picture, type PictureSource } from './Picture.tsx';

const start = 50;

interface ComparisonProps {
  title: string;
  before: PictureSource;
  after: PictureSource;
  sizes: string;
  isFirst?: boolean;
}

/**
 * Two pictures taken from the same spot, one on top of the other. The slider covers both, so you can drag anywhere. They are
 * side by side in print and with scripts off. Its island lists the words 'shared.slider'.
 */
export function Comparison({ title, before, after, sizes, isFirst = false }: ComparisonProps) {
  const words = useWords('shared.slider');
  const slider = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(start);

  // The visitor may have moved the slider before the island woke.
  useLayoutEffect(() => {
    if (slider.current) setShare(100 - slider.current.valueAsNumber);
  }, []);

  return (
    <Frame>
      <figure>
        <View image={before} sizes={sizes} isFirst={isFirst} />
        <figcaption>{words.before}</figcaption>
      </figure>
      {/* The style sheet has the starting position, because the page's policy allows no style attribute in its HTML. */}
      <figure style={share === start ? undefined : { clipPath: `inset(0 0 0 ${100 - share}%)` }}>
        <View image={after} sizes={sizes} isFirst={isFirst} />
        <figcaption>{words.after}</figcaption>
      </figure>
      <CompareSlider
        ref={slider}
        type="range"
        min={0}
        max={100}
        defaultValue={start}
        autoComplete="off"
        aria-label={fill(words.label, { title })}
        aria-valuetext={fill(words.share, { share })}
        onInput={(event) => setShare(100 - event.currentTarget.valueAsNumber)}
      />
    </Frame>
  );
}

const View = styled(Picture)`
  height: 100%;
  img {
    /* If the frame isn't tall enough for the picture, crop the ceiling, not the floor. */
    object-position: 50% 90%;
  }
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${color.sunken};
  figure {
    position: absolute;
    inset: 0;
  }
  figure + figure {
    clip-path: inset(0 0 0 ${100 - start}%);
  }
  figcaption {
    position: absolute;
    left: ${space[3]};
    bottom: ${space[3]};
    padding: 0 ${space[2]};
    background: ${color.raised};
    font-size: ${size.small};
    font-weight: 650;
  }
  figure + figure figcaption {
    left: auto;
    right: ${space[3]};
  }
  /* The focus ring is on top of the pictures and has a light line that shows on dark ones. */
  &:has(:focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 4px solid ${color.accent};
    box-shadow: inset 0 0 0 2px ${color.raised};
    pointer-events: none;
  }
  @media (scripting: none) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2px;
    aspect-ratio: 3;
    figure,
    figure + figure {
      position: relative;
      clip-path: none;
    }
  }
`;
