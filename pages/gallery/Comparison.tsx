import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CompareSlider } from '../../components/media/CompareSlider.tsx';
import { Picture, type PictureSource } from '../../components/media/Picture.tsx';
import { color, radius, size, space } from '../../components/theme.ts';

const start = 50;

interface ComparisonProps {
  title: string;
  before: PictureSource;
  after: PictureSource;
  sizes: string;
}

/**
 * Two pictures from one spot, one over the other. The slider lies over both, so it is dragged where the eye is; with
 * scripts off, and on paper, they stand side by side.
 */
export function Comparison({ title, before, after, sizes }: ComparisonProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(start);

  // It can be moved before this wakes.
  useEffect(() => {
    if (slider.current) setShare(slider.current.valueAsNumber);
  }, []);

  return (
    <Frame>
      <figure>
        <View image={before} sizes={sizes} />
        <figcaption>Before</figcaption>
      </figure>
      {/* Where the slider starts is said by the style sheet, since the page's policy allows no style attribute. */}
      <figure style={share === start ? undefined : { clipPath: `inset(0 0 0 ${100 - share}%)` }}>
        <View image={after} sizes={sizes} />
        <figcaption>After</figcaption>
      </figure>
      <CompareSlider
        ref={slider}
        type="range"
        min={0}
        max={100}
        defaultValue={start}
        autoComplete="off"
        aria-label={`Share of the after picture in ${title}`}
        aria-valuetext={`${share} percent`}
        onInput={(event) => setShare(event.currentTarget.valueAsNumber)}
      />
    </Frame>
  );
}

const View = styled(Picture)`
  height: 100%;
  img {
    /* Where the frame is lower than the picture, the ceiling gives way, not the floor. */
    object-position: 50% 90%;
  }
`;

/** `--shape` is the pictures' aspect ratio. */
const Frame = styled.div`
  position: relative;
  aspect-ratio: var(--shape, 3 / 2);
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
    border-radius: ${radius.small};
    background: ${color.raised};
    font-size: ${size.small};
    font-weight: 650;
  }
  figure + figure figcaption {
    left: auto;
    right: ${space[3]};
  }
  /* The ring lies over the pictures, with a light line that shows on dark ones. */
  &:has(:focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 4px solid ${color.accent};
    box-shadow: inset 0 0 0 2px ${color.raised};
    pointer-events: none;
  }
  @media (scripting: none), print {
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
