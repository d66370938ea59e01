import { styled } from 'styled-components';
import { color, from, size, space } from '#components/theme.ts';
import { jobTotal } from '#schema/rules/job-total.ts';
import { wholeDollars } from '#schema/rules/number-format.ts';
import { estimate } from '#visualizer/plan/estimate.ts';
import type { Data } from './+data.ts';

interface TotalsTableProps extends Pick<Data, 'words' | 'floors' | 'minimum'> {
  rooms: Data['fixedRooms'];
}

/** The total of every floor in every room, but no less than the minimum for a job. It fits phones of 360 px. */
export function TotalsTable({ words, rooms, floors, minimum }: TotalsTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{words.tool.floor}</th>
          {rooms.map(({ id, name, dimensions: { width, length } }) => (
            <th key={id} scope="col">
              {name}{' '}
              <small>
                {width} x {length}&nbsp;{words.tool.unit}
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {floors.map((floor) => (
          <tr key={floor.id}>
            <th scope="row">{floor.name}</th>
            {rooms.map(({ id, dimensions }) => (
              <td key={id}>{wholeDollars(jobTotal(estimate(dimensions, floor).total, minimum).total)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.8125rem;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 6px 3px;
    border-bottom: 1px solid ${color.rule};
    text-align: right;
    font-weight: 400;
    vertical-align: bottom;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    font-size: 0.75rem;
    font-weight: 650;
  }
  small {
    display: block;
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkMuted};
  }
  /* Smaller than any phone, as with 400% zoom. */
  @media (max-width: 22em) {
    display: block;
    overflow-x: auto;
  }
  ${from.tablet} {
    font-size: ${size.text};
    th,
    td {
      padding: ${space[2]} ${space[3]};
    }
    thead th {
      font-size: ${size.small};
    }
  }
`;
