import { styled } from 'styled-components';
import { space } from '../../components/theme.ts';
import { type FloorPattern, floorPatterns } from '../../schema/floor-pattern.ts';
import { segments } from '../controls/segments.ts';
import { possiblePattern } from '../plan/options.ts';
import { useTool } from './tool.ts';

const names: Record<FloorPattern, string> = { straight: 'Straight', diagonal: 'Diagonal', herringbone: 'Herringbone' };

/** How the floor is laid. Patterns that a floor can't have are off. */
export function PatternChoice() {
  const { current, secondFloor, change } = useTool();
  const floors = secondFloor ? [current.floor, secondFloor] : [current.floor];
  return (
    <fieldset>
      <legend>Pattern</legend>
      <Segments>
        {floorPatterns.map((pattern) => (
          <label key={pattern}>
            <input
              type="radio"
              name="pattern"
              value={pattern}
              checked={pattern === current.pattern}
              disabled={possiblePattern(pattern, floors) !== pattern}
              onChange={() => change({ kind: 'pattern', pattern })}
            />
            <span>{names[pattern]}</span>
          </label>
        ))}
      </Segments>
    </fieldset>
  );
}

const Segments = styled.div`
  ${segments}
  margin-top: ${space[1]};
`;
