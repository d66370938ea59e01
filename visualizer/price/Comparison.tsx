import { useId } from 'react';
import { styled } from 'styled-components';
import { Select } from '#components/form/Field.tsx';
import { useWords } from '#components/page-language.ts';
import { color, size, space } from '#components/theme.ts';
import { jobTotal } from '#schema/rules/job-total.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { estimate } from '../plan/estimate.ts';
import { type FloorOption, possiblePattern } from '../plan/options.ts';
import { useTool } from '../state/tool.ts';

const traits = ['claws', 'water', 'grip', 'warranty'] as const;

/** The two floors in the picture and a third one: what each would cost in this room, and how it holds up. */
export function Comparison() {
  const choice = useId();
  const { options, current, secondFloor, thirdFloor: chosen, change } = useTool();
  const { floors, extraPrices } = options;
  const words = useWords('visualizer.tool');
  const { minimum } = extraPrices;
  /** By category, or by id of a floor that differs from its category. */
  const traitsOf: Partial<Record<string, typeof words.traits>> = words.traitsOf;
  if (!secondFloor) return null;
  const others = floors.filter(({ id }) => id !== current.floor.id && id !== secondFloor.id);
  const thirdFloor = chosen ?? others[0];
  const compared = [current.floor, secondFloor, ...(thirdFloor ? [thirdFloor] : [])];
  const totalOf = (floor: FloorOption) => {
    const pattern = possiblePattern(current.pattern, [floor]);
    return jobTotal(estimate(current.sides, floor, { rotation: current.rotation, pattern }).total, minimum);
  };
  return (
    <Section aria-labelledby="visualizer-comparison">
      <h2 id="visualizer-comparison">{words.comparison}</h2>
      <label htmlFor={choice}>
        {words.thirdFloor}
        <Select
          id={choice}
          value={thirdFloor?.id}
          onChange={(event) => change({ kind: 'thirdFloor', floor: event.currentTarget.value })}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <table>
        <thead>
          <tr>
            {compared.map((floor) => (
              <th key={floor.id} scope="col">
                {floor.name}
              </th>
            ))}
          </tr>
        </thead>
        {/* What a row is about stands above it, so that three floors fit beside each other on a phone. */}
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={compared.length}>
              {words.total}
            </th>
          </tr>
          <tr>
            {compared.map((floor) => {
              const { total, isMinimum } = totalOf(floor);
              return (
                <td key={floor.id}>
                  <b translate="no">{dollars(total)}</b>
                  {isMinimum && <span>{` (${words.minimum})`}</span>}
                </td>
              );
            })}
          </tr>
        </tbody>
        {traits.map((trait) => (
          <tbody key={trait}>
            <tr>
              <th scope="rowgroup" colSpan={compared.length}>
                {words.traits[trait]}
              </th>
            </tr>
            <tr>
              {compared.map(({ id, category }) => (
                <td key={id}>{(traitsOf[id] ?? traitsOf[category])?.[trait]}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  );
}

const Section = styled.section`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.rule};
  background: ${color.page};
  h2 {
    margin-bottom: ${space[2]};
    font-size: ${size.h4};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    max-width: 24rem;
    white-space: nowrap;
  }
  table {
    width: 100%;
    margin-top: ${space[2]};
    table-layout: fixed;
    border-collapse: collapse;
    font-size: ${size.small};
    line-height: 1.4;
    text-align: left;
  }
  th,
  td {
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
    vertical-align: top;
  }
  thead th {
    vertical-align: bottom;
  }
  tbody {
    border-top: 1px solid ${color.rule};
  }
  tbody th {
    padding-top: ${space[2]};
    font-weight: 400;
    color: ${color.inkMuted};
  }
  tbody td {
    padding-bottom: ${space[2]};
  }
`;
