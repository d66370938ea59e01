import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowTablet, color, font } from '../theme.ts';
import { Caption } from './Caption.ts';
import { type Label, labelCounties, labelPlaces } from './map-labels.ts';

interface AreaMapProps {
  label: string;
  size: { width: number; height: number };
  counties: (Label & { d: string })[];
  /** Names of the counties to color. */
  highlighted: readonly string[];
  /** Dots without a name. The page must list the names. */
  places?: Label[];
  /** One or two places with their names. The last one is the subject of the map. A dashed line joins two. */
  named?: Label[];
}

interface MapFigureProps extends AreaMapProps {
  caption?: ReactNode;
}

/** A map of counties with places in them. */
export function AreaMap({ caption, ...map }: MapFigureProps) {
  return (
    <figure>
      <Plan {...map} />
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
}

function Plan({ label, size, counties, highlighted, places = [], named = [] }: AreaMapProps) {
  const [start, end] = named;
  const placeLabels = labelPlaces(named, size.width);
  const countyLabels = labelCounties(counties, [...places, ...named], placeLabels);
  return (
    <Drawing
      $isSmall={places.length + named.length > 0}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={label}
    >
      {counties.map(({ name, d }) => (
        <path key={name} d={d} className={highlighted.includes(name) ? 'county on' : 'county'} />
      ))}
      {start && end && <path className="route" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />}
      {countyLabels.map(({ name, x, y }) => (
        <text key={name} className="label" x={x} y={y} textAnchor="middle">
          {name}
        </text>
      ))}
      {places.map(({ name, x, y }) => (
        <circle key={name} className="place" cx={x} cy={y} r="3.5" />
      ))}
      {named.map(({ name, x, y }, index) => (
        <circle
          key={name}
          className={index < named.length - 1 ? 'from' : 'to'}
          cx={x}
          cy={y}
          r={index < named.length - 1 ? 6 : 7.5}
        />
      ))}
      {placeLabels.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} textAnchor="middle">
          {name}
        </text>
      ))}
    </Drawing>
  );
}

/** On phones, one with places is too small for the counties' names. */
const Drawing = styled.svg<{ $isSmall: boolean }>`
  width: 100%;
  max-width: 29rem;
  height: auto;
  margin-inline: auto;
  .county {
    fill: ${color.raised};
    stroke: ${color.ruleStrong};
    stroke-width: 0.8;
  }
  .county.on {
    fill: ${color.accentSoft};
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
    stroke-linejoin: round;
    paint-order: stroke;
    stroke: ${color.page};
    stroke-width: 4px;
  }
  .label {
    font: 500 12.5px/1 ${font.text};
    fill: ${color.inkMuted};
    stroke: ${color.raised};
    stroke-width: 2.5px;
  }
  ${belowTablet} {
    max-height: ${({ $isSmall }) => ($isSmall ? '15rem' : '24rem')};
    overflow: visible;
    text {
      font-size: 26px;
    }
    .label {
      display: ${({ $isSmall }) => ($isSmall ? 'none' : 'inline')};
    }
  }
`;
