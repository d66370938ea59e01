import { styled } from 'styled-components';
import { Select } from '../../components/form/Field.tsx';
import { color, space } from '../../components/theme.ts';

export interface Tuned {
  /** Metres that the old floor's pattern is blurred over. */
  pattern: number;
  /** Stops. */
  brightness: number;
}

interface LightChoiceProps {
  tuned: Tuned;
  tune: (tuned: Tuned) => void;
}

const oldFloors = [
  { pattern: 0.06, name: 'Plain, as carpet or concrete' },
  { pattern: 0.16, name: 'Boards' },
  { pattern: 0.4, name: 'Tiles or a large pattern' },
] as const;

/** What the photo cannot tell by itself: how much of its light is the old floor's pattern, and how bright the new floor is. */
export function LightChoice({ tuned, tune }: LightChoiceProps) {
  return (
    <Frame>
      <label htmlFor="own-old-floor">
        The floor that lies there now
        <Select
          id="own-old-floor"
          value={tuned.pattern}
          onChange={(event) => tune({ ...tuned, pattern: Number(event.currentTarget.value) })}
        >
          {oldFloors.map(({ pattern, name }) => (
            <option key={pattern} value={pattern}>
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
          value={tuned.brightness}
          aria-valuetext={inWords(tuned.brightness)}
          onChange={(event) => tune({ ...tuned, brightness: Number(event.currentTarget.value) })}
        />
      </label>
    </Frame>
  );
}

function inWords(brightness: number): string {
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
