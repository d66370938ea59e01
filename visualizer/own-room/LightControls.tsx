import { styled } from 'styled-components';
import { Select } from '../../components/form/Field.tsx';
import { color, space } from '../../components/theme.ts';

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
  { oldPattern: 0.06, name: 'Plain, as carpet or concrete' },
  { oldPattern: 0.16, name: 'Boards' },
  { oldPattern: 0.4, name: 'Tiles or a large pattern' },
] as const;

/** Settings that a photo alone doesn't reveal: how coarse the old floor's pattern is, and how bright the new floor is. */
export function LightControls({ light, change }: LightControlsProps) {
  return (
    <Frame>
      <label htmlFor="own-old-floor">
        The floor that lies there now
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
      <label>
        Brightness of the new floor
        <input
          type="range"
          min={-1}
          max={1}
          step={0.1}
          value={light.brightness}
          aria-valuetext={describe(light.brightness)}
          onChange={(event) => change({ ...light, brightness: Number(event.currentTarget.value) })}
        />
      </label>
    </Frame>
  );
}

function describe(brightness: number): string {
  if (brightness === 0) return 'as the photo';
  return `${Math.round(100 * Math.abs(2 ** brightness - 1))}% ${brightness > 0 ? 'brighter' : 'darker'}`;
}

const Frame = styled.div`
  display: grid;
  gap: ${space[4]};
  label {
    display: grid;
    font-weight: 650;
  }
  select {
    font-weight: 400;
  }
  input {
    width: 100%;
    height: 48px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;
