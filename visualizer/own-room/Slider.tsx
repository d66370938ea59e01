import { styled } from 'styled-components';
import { color } from '#components/theme.ts';

interface SliderProps {
  label: string;
  range: { min: number; max: number; step: number };
  value: number;
  /** The value in words. */
  text: string;
  change: (value: number) => void;
}

export function Slider({ label, range, value, text, change }: SliderProps) {
  return (
    <Label>
      {label}
      <input
        type="range"
        {...range}
        value={value}
        aria-valuetext={text}
        onChange={(event) => change(Number(event.currentTarget.value))}
      />
    </Label>
  );
}

const Label = styled.label`
  display: grid;
  max-width: 28rem;
  font-weight: 650;
  input {
    width: 100%;
    height: 48px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;
