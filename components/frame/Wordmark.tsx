import { styled } from 'styled-components';
import { brand } from '../brand.ts';
import { color, font } from '../theme.ts';

/** The logo with the business name. Screen readers use the label of the link around it. */
export function Wordmark() {
  const { name, trade, mark, width } = brand;
  return (
    <Drawing viewBox={`0 0 ${width} 36`} width={width} height="36" aria-hidden="true" focusable="false">
      <path className="wood" d={mark.wood} />
      <path className="stone" d={mark.stone} />
      <text className="name" x="42" y="19">
        {name}
      </text>
      <text className="trade" x="43" y="31.5">
        {trade}
      </text>
    </Drawing>
  );
}

const Drawing = styled.svg`
  height: 36px;
  width: auto;
  overflow: visible;
  .name {
    font: 540 21px/1 ${font.heading};
    fill: currentColor;
    letter-spacing: -0.02em;
  }
  .trade {
    font: 600 8.6px/1 ${font.text};
    fill: currentColor;
    letter-spacing: 0.3em;
  }
  .wood {
    fill: ${color.wood};
  }
  .stone {
    fill: ${color.ruleStrong};
  }
`;
