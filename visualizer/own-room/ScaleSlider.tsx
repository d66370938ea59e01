import { Slider } from './Slider.tsx';
import { usePhotoWords } from './words.ts';

interface ScaleSliderProps {
  /** How much larger the room is drawn than it looks. */
  scale: number;
  change: (scale: number) => void;
}

/** Boards look larger when the room is smaller, so the slider runs the other way, in doublings. */
export function ScaleSlider({ scale, change }: ScaleSliderProps) {
  const words = usePhotoWords();
  const percent = Math.round(100 / scale);
  return (
    <Slider
      label={words.scale}
      range={{ min: -1, max: 1, step: 0.05 }}
      value={-Math.log2(scale)}
      text={percent === 100 ? words.asMeasured : `${percent}%`}
      change={(value) => change(2 ** -value)}
    />
  );
}
