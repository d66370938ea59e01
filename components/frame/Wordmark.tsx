import { styled } from 'styled-components';
import { color, font } from '../theme.ts';
import { mark } from './mark.ts';

/** The logo with the business name. Screen readers use the label of the link around it. */
export function Wordmark() {
  return (
    <Drawing viewBox="0 0 206 36" width="206" height="36" aria-hidden="true" focusable="false">
      <path className="wood" d={mark.wood} />
      <path className="stone" d={mark.stone} />
      <text className="name" x="42" y="19">
        Limestone &amp; Oak
      </text>
      <text className="trade" x="43" y="31.5">
        FLOORING
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
    fill: ${color.accent};
  }
  .stone {
    fill: ${color.ruleStrong};
  }
`;
