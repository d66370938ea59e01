import { styled } from 'styled-components';
import { space } from '../../components/theme.ts';
import { ButtonRow } from '../controls/ButtonRow.tsx';
import { Slider } from './Slider.tsx';
import type { Brush } from './selection/EditLayer.tsx';

interface BrushControlsProps {
  brush: Brush;
  change: (brush: Brush) => void;
}

const names: Record<Brush['paints'], string> = { cover: 'Remove floor', floor: 'Add floor' };

export function BrushControls({ brush, change }: BrushControlsProps) {
  return (
    <Controls>
      <ButtonRow role="group" aria-label="What the brush does">
        {(['cover', 'floor'] as const).map((paints) => (
          <button key={paints} type="button" aria-pressed={paints === brush.paints} onClick={() => change({ ...brush, paints })}>
            {names[paints]}
          </button>
        ))}
      </ButtonRow>
      <Slider
        label="Brush size"
        range={{ min: 0.005, max: 0.12, step: 0.005 }}
        value={brush.share}
        text={`${Math.round(brush.share * 200)}% of the photo`}
        change={(share) => change({ ...brush, share })}
      />
    </Controls>
  );
}

const Controls = styled.div`
  display: grid;
  gap: ${space[3]};
`;
