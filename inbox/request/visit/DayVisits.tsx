import { styled } from 'styled-components';
import { color, secondaryText, space } from '#components/theme.ts';
import type { Visits } from '#schema/api/visit.ts';
import { describePart } from '#schema/rules/visit-windows.ts';

/** Who else we visit on that day. */
export function DayVisits({ visits }: { visits: Visits['visits'] }) {
  if (visits.length === 0) return <Line>No other visits that day.</Line>;
  return (
    <Line as="div">
      Also that day:
      <ul>
        {visits.map(({ id, part, fullName, zipCode, state }) => (
          <li key={id}>
            {`${describePart(part)}: `}
            <span dir="auto">{fullName}</span>
            {`, ${zipCode}${state === 'offered' ? ' (offered)' : ''}`}
          </li>
        ))}
      </ul>
    </Line>
  );
}

const Line = styled.p`
  ${secondaryText}
  line-height: 1.45;
  overflow-wrap: anywhere;
  ul {
    display: grid;
    gap: ${space[1]};
    margin-top: ${space[1]};
    color: ${color.ink};
  }
`;
