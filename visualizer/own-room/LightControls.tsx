import { styled } from 'styled-components';
import { Select } from '../../components/form/Field.tsx';
import { space } from '../../components/theme.ts';
import { Slider } from './Slider.tsx';

export interface LightSettings {
  /** Meters over which the old floor's pattern is blurred. */
  oldPattern: number;
  /** Stops. */
  brightness: number;
}

interface LightControlsProps {
  light: LightSettings;
  change: (light: LightSettings) => void;
}

const oldFloors = [
  { oldPattern: 0.06, name: 'Plain, such as carpet or concrete' },
  { oldPattern: 0.16, name: 'Boards' },
  { oldPattern: 0.4, name: 'Tiles or a large pattern' },
] as const;

/** Settings that a photo alone doesn't reveal: how coarse the old floor's pattern is, and how bright the new floor is. */
export function LightControls({ light, change }: LightControlsProps) {
  return (
    <Frame>
      <label htmlFor="own-old-floor">
        The floor you have now
        <Select
          id="own-old-floor"
          value={light.oldPattern}
          onChange={(event) => change({ ...light, oldPattern: Number(event.currentTarget.value) })}
        >
          {oldFloors.map(({ oldPattern, name }) => (
            <option key={oldPattern} value={oldPattern}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <Slider
        label="Brightness of the new floor"
        range={{ min: -1, max: 1, step: 0.1 }}
        value={light.brightness}
        text={describe(light.brightness)}
        change={(brightness) => change({ ...light, brightness })}
      />
    </Frame>
  );
}

function describe(brightness: number): string {
  if (brightness === 0) return 'the same as in the photo';
  return `${Math.round(100 * Math.abs(2 ** brightness - 1))}% ${brightness > 0 ? 'brighter' : 'darker'}`;
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
