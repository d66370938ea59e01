import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, space } from '#components/theme.ts';
import { useTool } from '../state/tool.ts';

/** What the total includes and what it doesn't promise. */
export function Disclaimers() {
  const { floors } = useTool().options;
  const notes = floors.flatMap(({ priceNote }) => priceNote ?? []);
  const { disclaimers } = useWords('visualizer.tool');
  return (
    <Small>
      {[...disclaimers, ...notes].map((each) => (
        <li key={each}>{each}</li>
      ))}
    </Small>
  );
}

const Small = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  font-size: 0.8125rem;
  line-height: 1.45;
  color: ${color.inkMuted};
`;
