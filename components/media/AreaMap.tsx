import { styled } from 'styled-components';
import { color, font, radius } from '../theme.ts';

interface Place {
  name: string;
  x: number;
  y: number;
  href?: string;
}

interface AreaMapProps {
  label: string;
  size: { width: number; height: number };
  counties: { name: string; d: string; x: number; y: number }[];
  /** Names of the counties to color. */
  highlighted: readonly string[];
  /** Dots without a name. The page must list the names. */
  places?: Place[];
  /** One or two places with their names. The last one is the subject of the map. A dashed line joins two. */
  named?: Place[];
}

/** A map of counties with places in them. */
export function AreaMap({ label, size, counties, highlighted, places = [], named = [] }: AreaMapProps) {
  const [start, end] = named;
  return (
    <Drawing viewBox={`0 0 ${size.width} ${size.height}`} width={size.width} height={size.height} role="img" aria-label={label}>
      {counties.map(({ name, d }) => (
        <path key={name} d={d} className={highlighted.includes(name) ? 'county on' : 'county'} />
      ))}
      {counties.map(({ name, x, y }) => (
        <text key={name} className="label" x={x} y={y} textAnchor="middle">
          {name}
        </text>
      ))}
      {start && end && <path className="route" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />}
      {places.map(({ name, x, y }) => (
        <circle key={name} className="place" cx={x} cy={y} r="3.5" />
      ))}
      {named.map(({ name, x, y }, index) => (
        <g key={name}>
          <circle className={index < named.length - 1 ? 'from' : 'to'} cx={x} cy={y} r={index < named.length - 1 ? 6 : 7.5} />
          <text
            x={x < size.width / 2 ? x + 13 : x - 13}
            y={labelY(y, named[1 - index]?.y)}
            textAnchor={x < size.width / 2 ? 'start' : 'end'}
          >
            {name}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** Puts the label beside its dot, or above and below the dots if two places are close together. */
function labelY(y: number, other: number | undefined): number {
  if (other === undefined || Math.abs(other - y) > 26) return y + 6;
  return y <= other ? y - 8 : y + 21;
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${radius.large};
  background: ${color.sunken};
  .county {
    fill: ${color.page};
    stroke: ${color.ruleStrong};
    stroke-width: 0.8;
  }
  .county.on {
    fill: ${color.successSoft};
  }
  .route {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  .place {
    fill: ${color.dark};
  }
  .from {
    fill: ${color.dark};
  }
  .to {
    fill: ${color.accent};
    stroke: ${color.raised};
    stroke-width: 2;
  }
  text {
    font: 540 17px/1 ${font.heading};
    fill: ${color.ink};
    paint-order: stroke;
    stroke: ${color.page};
    stroke-width: 4px;
  }
  .label {
    font: 500 11px/1 ${font.text};
    fill: ${color.inkMuted};
    stroke: none;
  }
`;
