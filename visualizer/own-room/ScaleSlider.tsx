import { Slider } from './Slider.tsx';

interface ScaleSliderProps {
  /** How much larger the room is drawn than it looks. */
  scale: number;
  change: (scale: number) => void;
}

/** Boards look larger when the room is smaller, so the slider runs the other way, in doublings. */
export function ScaleSlider({ scale, change }: ScaleSliderProps) {
  const percent = Math.round(100 / scale);
  return (
    <Slider
      label="Boards look too big or small?"
      range={{ min: -1, max: 1, step: 0.05 }}
      value={-Math.log2(scale)}
      text={percent === 100 ? 'as measured from the photo' : `${percent}%`}
      change={(value) => change(2 ** -value)}
    />
  );
}
