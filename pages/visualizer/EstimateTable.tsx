import { styled } from 'styled-components';
import { color, from, size, space } from '../../components/theme.ts';
import { dollars } from '../../schema/number-format.ts';
import { estimate, type Prices, type Sides } from '../../visualizer/plan/estimate.ts';

interface EstimateTableProps {
  room: string;
  dimensions: Sides;
  floors: readonly (Prices & { id: string; name: string })[];
}

/** The cost of each floor in a room. Phones hide the installation column, since it's the same for every floor and in the caption. */
export function EstimateTable({ room, dimensions, floors }: EstimateTableProps) {
  const installationPerSqFt = floors[0]?.installationPerSqFt ?? 0;
  const { area, installation: installationOfAny } = estimate(dimensions, { pricePerSqFt: 0, installationPerSqFt });
  return (
    <Table>
      <caption>
        <span className="unseen">Estimate for the {room.toLowerCase()} by floor. </span>
        Installation of any floor: {area} sq ft x {dollars(installationPerSqFt)} = {dollars(installationOfAny)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Floor</th>
          <th scope="col">Material</th>
          <th scope="col" data-same="">
            Installation
          </th>
          <th scope="col">Total</th>
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
