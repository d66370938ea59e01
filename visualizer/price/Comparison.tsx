import { useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '../../components/form/Field.tsx';
import { color, radius, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { estimate } from '../plan/estimate.ts';
import { type FloorOption, possiblePattern } from '../plan/options.ts';
import { useTool } from '../state/tool.ts';

const traits = ['claws', 'water', 'grip', 'warranty'] as const;

/** The two floors in the picture and a third one: what each would cost in this room, and how it lives. */
export function Comparison() {
  const { options, current, secondFloor } = useTool();
  const { words, floors } = options;
  const [third, setThird] = useState('');
  if (!secondFloor) return null;
  const others = floors.filter(({ id }) => id !== current.floor.id && id !== secondFloor.id);
  const thirdFloor = others.find(({ id }) => id === third) ?? others[0];
  const compared = [current.floor, secondFloor, ...(thirdFloor ? [thirdFloor] : [])];
  const total = (floor: FloorOption) => {
    const pattern = possiblePattern(current.pattern, [floor]);
    return dollars(estimate(current.sides, floor, { rotation: current.rotation, pattern }).total);
  };
  return (
    <Section aria-labelledby="visualizer-comparison">
      <h2 id="visualizer-comparison">{words.comparison}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {compared.map((floor) => (
              <th key={floor.id} scope="col">
                {floor === thirdFloor ? (
                  <Select
                    aria-label={words.thirdFloor}
                    value={floor.id}
                    onChange={(event) => setThird(event.currentTarget.value)}
                  >
                    {others.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                ) : (
                  floor.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.total}</th>
            {compared.map((floor) => (
              <td key={floor.id}>
                <b>{total(floor)}</b>
              </td>
            ))}
          </tr>
          {traits.map((trait) => (
            <tr key={trait}>
              <th scope="row">{words.traits[trait]}</th>
              {compared.map(({ id, category }) => (
                <td key={id}>{(words.traitsOf[id] ?? words.traitsOf[category])?.[trait]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const Section = styled.section`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.page};
  overflow-x: auto;
  h2 {
    margin-bottom: ${space[2]};
    font-size: ${size.h4};
  }
  table {
    width: 100%;
    min-width: 30rem;
    border-collapse: collapse;
    font-size: ${size.small};
    line-height: 1.4;
    text-align: left;
  }
  th,
  td {
    padding: ${space[2]};
    border-bottom: 1px solid ${color.rule};
    vertical-align: top;
  }
  thead th {
    width: 28%;
    vertical-align: bottom;
  }
  tr > :first-child {
    padding-left: 0;
  }
`;
