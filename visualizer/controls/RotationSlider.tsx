import { styled } from 'styled-components';
import { color, space } from '../../components/theme.ts';
import { fullTurn } from '../../schema/plan.ts';
import { parseRotation, rotationStep } from '../plan/plan.ts';

interface RotationSliderProps {
  id: string;
  name: string;
  label: string;
  /** The rotation in words. */
  text: string;
  /** Degrees. */
  rotation: number;
  change: (rotation: number) => void;
}

/** Rotates a pattern in steps. */
export function RotationSlider({ id, name, label, text, rotation, change }: RotationSliderProps) {
  return (
    <Turn>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{rotation}°</span>
      <input
        id={id}
        name={name}
        type="range"
        min={0}
        max={fullTurn}
        step={rotationStep}
        value={rotation}
        aria-valuetext={text}
        onChange={(event) => change(parseRotation(event.currentTarget.value))}
      />
    </Turn>
  );
}

const Turn = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 2.5em;
  gap: ${space[3]};
  align-items: center;
  span {
    order: 1;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  input {
    width: 100%;
    height: 48px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;
