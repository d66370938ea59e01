import { styled } from 'styled-components';
import { Select } from '#components/form/Field.tsx';
import { useWords } from '#components/page-language.ts';
import { space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { PhotoToolsWords } from '#schema/rules/words.ts';
import type { LightSettings } from './photo-tools.ts';
import { Slider } from './Slider.tsx';

const oldFloors = [
  { oldPattern: 0.06, kind: 'plain' },
  { oldPattern: 0.16, kind: 'boards' },
  { oldPattern: 0.4, kind: 'tiles' },
] as const;

/** Settings that a photo alone doesn't reveal: how coarse the old floor's pattern is, and how bright the new floor is. */
export function LightControls({ light, change }: { light: LightSettings; change: (light: LightSettings) => void }) {
  const words = useWords('photoTools');
  return (
    <Frame>
      <label htmlFor="own-old-floor">
        {words.oldFloor}
        <Select
          id="own-old-floor"
          value={light.oldPattern}
          onChange={(event) => change({ ...light, oldPattern: Number(event.currentTarget.value) })}
        >
          {oldFloors.map(({ oldPattern, kind }) => (
            <option key={oldPattern} value={oldPattern}>
              {words.oldFloors[kind]}
            </option>
          ))}
        </Select>
      </label>
      <Slider
        label={words.brightness}
        range={{ min: -1, max: 1, step: 0.1 }}
        value={light.brightness}
        text={describe(light.brightness, words)}
        change={(brightness) => change({ ...light, brightness })}
      />
    </Frame>
  );
}

function describe(brightness: number, words: PhotoToolsWords): string {
  if (brightness === 0) return words.asBright;
  return fill(brightness > 0 ? words.brighter : words.darker, { percent: Math.round(100 * Math.abs(2 ** brightness - 1)) });
}

const Frame = styled.div`
  display: grid;
  gap: ${space[4]};
  label {
    display: grid;
    max-width: 28rem;
    font-weight: 650;
  }
  select {
    font-weight: 400;
  }
`;
