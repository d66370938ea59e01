import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText, size, space } from '#components/theme.ts';
import { describeTotal } from '#schema/api/plan-words.ts';
import { fill } from '#schema/rules/fill.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { projectTotal } from '../plan/project-estimate.ts';
import { useTool } from '../state/tool.ts';

/** Costs that can come on top of the estimate. Visitors switch on what applies to them, and see a second total. */
export function Extras() {
  const { options, project, roomsWithSize, extras, change } = useTool();
  const words = useWords('visualizer.tool');
  if (roomsWithSize.length === 0) return null;
  const chosen = extras.filter(({ id }) => project.extras.includes(id));
  const sum = chosen.reduce((all, extra) => all + extra.dollars, projectTotal(roomsWithSize));
  return (
    <Section aria-labelledby="visualizer-extras">
      <h2 id="visualizer-extras">{words.extras}</h2>
      <ul>
        {extras.map(({ id, name, note, dollars: cost }) => (
          <li key={id} data-off={chosen.some((each) => each.id === id) ? undefined : ''}>
            <label>
              <input
                type="checkbox"
                name={`extra-${id}`}
                checked={project.extras.includes(id)}
                onChange={(event) => change({ kind: 'extra', extra: id, isOn: event.currentTarget.checked })}
              />
              <span>
                <b>{name}</b> <small>{note}</small>
              </span>
              <b translate="no">{dollars(cost)}</b>
            </label>
          </li>
        ))}
      </ul>
      <Sum role="status">
        {chosen.length > 0 &&
          fill(words.withExtras, { total: describeTotal(sum, options.extraPrices.minimum, options.planWords) })}
      </Sum>
    </Section>
  );
}

const Section = styled.section`
  h2 {
    margin-bottom: ${space[2]};
    font-size: ${size.h4};
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: center;
    min-height: 56px;
    padding-block: ${space[2]};
    border-top: 1px solid ${color.rule};
    line-height: 1.3;
    cursor: pointer;
  }
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.accent};
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    ${secondaryText}
  }
  @media print {
    li[data-off] {
      display: none;
    }
    &:not(:has(:checked)) {
      display: none;
    }
  }
`;

const Sum = styled.p`
  max-width: none;
  padding-top: ${space[2]};
  border-top: 1px solid ${color.rule};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  &:empty {
    padding: 0;
  }
`;
