import { styled } from 'styled-components';
import { color, size, space } from '../theme.ts';
import { Tables } from './Prose.tsx';

interface FigureTableProps {
  columns: readonly string[];
  /** The row's name, then one cell for each other column. */
  rows: readonly (readonly string[])[];
  note?: string | undefined;
}

/** A table. On phones, its rows become blocks. */
export function FigureTable({ columns, rows, note }: FigureTableProps) {
  return (
    <Figures>
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
                <td key={column} data-label={column}>
                  {cells[index] ?? ''}
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
`;
