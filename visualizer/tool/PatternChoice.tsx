import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { space } from '#components/theme.ts';
import { floorPatterns } from '#schema/rules/floor-pattern.ts';
import { segments } from '../controls/segments.ts';
import { patternsFor } from '../engine/floor-pattern.ts';
import { useTool } from '../state/tool.ts';

/** How the floor is installed. Patterns that a floor can't have are off. */
export function PatternChoice() {
  const { current, change } = useTool();
  const words = useWords('visualizer.tool');
  const possible = patternsFor(current.floor);
  return (
    <fieldset>
      <legend>{words.pattern}</legend>
      <Segments>
        {floorPatterns.map((pattern) => (
          <label key={pattern}>
            <input
              type="radio"
              name="pattern"
              value={pattern}
              checked={pattern === current.pattern}
              disabled={!possible.includes(pattern)}
              onChange={() => change({ kind: 'pattern', pattern })}
            />
            <span>{words.patterns[pattern]}</span>
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
