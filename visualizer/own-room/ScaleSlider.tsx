import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { slider } from '../controls/slider.ts';

interface ScaleSliderProps {
  /** How much larger the room is than it looks. */
  scale: number;
  change: (scale: number) => void;
}

/** Boards look larger when the room is smaller, so the slider runs the other way, in doublings. */
export function ScaleSlider({ scale, change }: ScaleSliderProps) {
  const words = useWords('photoTools');
  const percent = Math.round(100 / scale);
  return (
    <Label>
      {words.scale}
      <input
        type="range"
        min={-1}
        max={1}
        step={0.05}
        value={-Math.log2(scale)}
        aria-valuetext={percent === 100 ? words.asMeasured : `${percent}%`}
        onChange={(event) => change(2 ** -event.currentTarget.valueAsNumber)}
      />
    </Label>
  );
}

const Label = styled.label`
  display: grid;
  max-width: 28rem;
  font-weight: 650;
  input {
    ${slider}
  }
`;
