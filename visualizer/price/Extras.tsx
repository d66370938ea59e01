import { useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '#components/form/Field.tsx';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText, size, space } from '#components/theme.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { countIn } from '../plan/plan.ts';
import { useTool } from '../state/tool.ts';

/** Costs that can come on top of the estimate. Visitors switch on or count what applies to them, and the bar's total has it. */
export function Extras() {
  const { project, roomsWithSize, extras, change } = useTool();
  const words = useWords('visualizer.tool');
  /** What a field says until the visitor leaves it; then it says what counts. */
  const [typed, setTyped] = useState<{ id: string; text: string } | null>(null);
  if (roomsWithSize.length === 0) return null;
  return (
    <Section aria-labelledby="visualizer-extras">
      <h2 id="visualizer-extras">{words.extras}</h2>
      <ul>
        {extras.map(({ id, name, note, count, dollars: cost }) => (
          <li key={id} data-off={project.extras[id] ? undefined : ''}>
            <label>
              <Input
                name={`extra-${id}`}
                {...(count === undefined
                  ? { type: 'checkbox', checked: Boolean(project.extras[id]) }
                  : {
                      type: 'text',
                      inputMode: 'numeric',
                      autoComplete: 'off',
                      placeholder: '0',
                      value: typed?.id === id ? typed.text : count || '',
                    })}
                onChange={({ currentTarget }) => {
                  setTyped({ id, text: currentTarget.value });
                  change({ kind: 'extra', extra: id, count: countIn(currentTarget) });
                }}
                onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
                onBlur={() => setTyped(null)}
              />
              <span>
                <b>{name}</b> <small>{note}</small>
              </span>
              <b translate="no">{dollars(cost)}</b>
            </label>
          </li>
        ))}
      </ul>
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
    width: 3rem;
    margin: 0;
    padding-inline: ${space[2]};
    text-align: center;
  }
  [type='checkbox'] {
    width: 24px;
    height: 24px;
    min-height: 0;
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
    &:not(:has(li:not([data-off]))) {
      display: none;
    }
  }
`;
