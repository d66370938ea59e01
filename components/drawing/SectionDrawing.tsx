import { styled } from 'styled-components';
import type { Drawing } from '#schema/content/files/drawing.ts';
import { Caption } from '../media/Caption.ts';
import { useWords } from '../page-language.ts';
import { color, font, space } from '../theme.ts';
import { Hatches } from './Hatches.tsx';
import { type Label, line, shapeSection, sheet } from './section-shape.ts';

/** A section through a floor or the edge of a house, to scale, with its layers named. */
export function SectionDrawing({ drawing }: { drawing: Drawing }) {
  const words = useWords('shared.section');
  const { shapes, labels, scale } = shapeSection(drawing);
  const text = drawing.layers.map(({ name, size }) => `${name} (${size})`).join(', ');
  // A foot of a house, an inch of a floor.
  const ruler = Math.round(drawing.house ? scale * 12 : scale);
  // Beside the hill behind a buried wall.
  const left = drawing.house === 'buried' ? 110 : 5;
  return (
    <Space>
      <figure>
        <Sheet viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={`${drawing.title}: ${text}`}>
          <Hatches materials={new Set(shapes.map(({ material }) => material))} />
          {shapes.map(({ material, d, wet }) => (
            <g key={d}>
              <path d={d} fill={`url(#${material})`} />
              {wet && <path d={wet} fill="url(#wet)" stroke="none" />}
            </g>
          ))}
          {labels.map((label) => (
            <Name key={label.y} {...label} />
          ))}
          <path className="ruler" d={`M${left} 8v${ruler}m-4-4l8 8m0-${ruler + 8}l-8 8`} />
          <text className="size" x={left + 6} y="19">
            {drawing.house ? words.foot : words.inch}
          </text>
        </Sheet>
        <Caption>
          <strong>{drawing.title}.</strong> {drawing.caption}
        </Caption>
      </figure>
    </Space>
  );
}

function Name({ lines, size, state, y, at }: Label) {
  return (
    <>
      {state === 'moves' && <path className="moves" d={`M${sheet.cut - 22} ${at - 22}v44m-4-6l4 6l4-6m0-32l-4-6l-4 6`} />}
      <path className="leader" d={`M${sheet.cut - 6} ${at}h10L${sheet.labels - 6} ${y + line / 2 + 2}`} />
      {lines.map((words, index) => (
        <text key={words} x={sheet.labels} y={y + 11 + index * line}>
          {words}
        </text>
      ))}
      <text className={state ? 'trouble' : 'size'} x={sheet.labels} y={y + 11 + lines.length * line}>
        {size}
      </text>
    </>
  );
}

/** The caption is beside a drawing that leaves room. */
const Space = styled.div`
  container-type: inline-size;
  figure {
    @container (min-width: 40rem) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      align-items: end;
      gap: ${space[5]};
    }
  }
`;

const Sheet = styled.svg`
  width: 100%;
  max-width: 32rem;
  height: auto;
  stroke: ${color.ink};
  stroke-width: 1;
  text {
    font: 600 12.5px/1 ${font.text};
    fill: ${color.ink};
    stroke: none;
  }
  .size {
    font-weight: 400;
    fill: ${color.inkMuted};
  }
  .moves {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2;
  }
  .trouble {
    font-weight: 500;
  }
  .leader,
  .ruler {
    fill: none;
    stroke-width: 0.7;
  }
`;
