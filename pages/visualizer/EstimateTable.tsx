import { styled } from 'styled-components';
import { color, from, size, space } from '../../components/theme.ts';
import { fill } from '../../schema/fill.ts';
import { dollars, grouped } from '../../schema/number-format.ts';
import { estimate, type Prices, type Sides } from '../../visualizer/plan/estimate.ts';
import type { Data } from './+data.ts';

interface EstimateTableProps {
  words: Data['words'];
  room: string;
  dimensions: Sides;
  floors: readonly (Prices & { id: string; name: string })[];
}

/** The cost of each floor in a room. Phones hide the installation column, since it's the same for every floor and in the caption. */
export function EstimateTable({ words, room, dimensions, floors }: EstimateTableProps) {
  const installationPerSqFt = floors[0]?.installationPerSqFt ?? 0;
  const { area, installation: installationOfAny } = estimate(dimensions, { pricePerSqFt: 0, installationPerSqFt });
  return (
    <Table>
      <caption>
        <span className="unseen">{`${fill(words.tableOf, { room: room.toLowerCase() })} `}</span>
        {fill(words.installationOfAny, {
          area: fill(words.tool.area, { area: grouped(area) }),
          price: dollars(installationPerSqFt),
          total: dollars(installationOfAny),
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.tool.floor}</th>
          <th scope="col">{words.tool.material}</th>
          <th scope="col" data-same="">
            {words.installation}
          </th>
          <th scope="col">{words.tool.total}</th>
        </tr>
      </thead>
      <tbody>
        {floors.map(({ id, name, ...prices }) => {
          const { material, installation, total } = estimate(dimensions, prices);
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{dollars(material)}</td>
              <td data-same="">{dollars(installation)}</td>
              <td>{dollars(total)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border: 1px solid ${color.rule};
  background: ${color.raised};
  font-size: ${size.small};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${space[2]};
    font-size: ${size.small};
    text-align: left;
    color: ${color.inkMuted};
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.rule};
    text-align: right;
  }
  [data-same] {
    display: none;
  }
  ${from.tablet} {
    font-size: ${size.text};
    [data-same] {
      display: table-cell;
    }
  }
  th:first-child {
    text-align: left;
  }
  tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  td {
    white-space: nowrap;
  }
  td:last-child {
    font-weight: 650;
  }
  thead th {
    font-size: ${size.small};
    background: ${color.sunken};
  }
`;
