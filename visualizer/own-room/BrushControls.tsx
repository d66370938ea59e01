import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { ButtonRow } from '../controls/ButtonRow.tsx';
import type { Brush } from './photo-tools.ts';
import { Slider } from './Slider.tsx';

export function BrushControls({ brush, change }: { brush: Brush; change: (brush: Brush) => void }) {
  const words = useWords('photoTools');
  return (
    <Controls>
      <ButtonRow role="group" aria-label={words.brushGroup}>
        {(['cover', 'floor'] as const).map((paints) => (
          <button key={paints} type="button" aria-pressed={paints === brush.paints} onClick={() => change({ ...brush, paints })}>
            {words.brushes[paints]}
          </button>
        ))}
      </ButtonRow>
      <Slider
        label={words.brushSize}
        range={{ min: 0.005, max: 0.12, step: 0.005 }}
        value={brush.share}
        text={fill(words.brushShare, { percent: Math.round(brush.share * 200) })}
        change={(share) => change({ ...brush, share })}
      />
    </Controls>
  );
}

const Controls = styled.div`
  display: grid;
  gap: ${space[3]};
`;
