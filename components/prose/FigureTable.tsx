import { styled } from 'styled-components';
import { color, size, space } from '../theme.ts';
import { Tables } from './Prose.tsx';

interface FigureTableProps {
  columns: readonly string[];
  /** The row's name, then one cell for each other column. */
  rows: readonly (readonly string[])[];
  note?: string | undefined;
}

/** A table. With four columns or more, its rows become blocks on phones. */
export function FigureTable({ columns, rows, note }: FigureTableProps) {
  return (
    <Figures data-blocks={columns.length > 3 ? '' : undefined}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name ?? ''}</th>
              {columns.slice(1).map((column, index) => (
                <td key={column} data-column={column}>
                  <span>{cells[index] ?? ''}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p>{note}</p>}
    </Figures>
  );
}

const Figures = styled(Tables)`
  min-width: 0;
  /* Only for widely spaced text on phones. All tables fit otherwise. */
  overflow-x: auto;
  p {
    margin-top: ${space[4]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  tbody th {
    font-weight: 600;
  }
  @media (max-width: 34.9em) {
    &[data-blocks] table {
      display: block;
      border: 0;
      background: none;
      font-size: inherit;
    }
    &[data-blocks] thead {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &[data-blocks] tbody {
      display: grid;
      gap: ${space[3]};
    }
    &[data-blocks] tr {
      display: block;
      padding: ${space[3]} ${space[4]};
      border: 1px solid ${color.rule};
      background: ${color.raised};
    }
    &[data-blocks] :is(th, td) {
      display: block;
      padding: ${space[1]} 0;
      border: 0;
    }
    &[data-blocks] td {
      display: grid;
      grid-template-columns: 38% 1fr;
      gap: 4%;
    }
    &[data-blocks] td::before {
      content: attr(data-column);
      color: ${color.inkMuted};
    }
  }
`;
