import { styled } from 'styled-components';
import { color, size, space } from '../theme.ts';
import { Tables } from './Prose.tsx';
import { phoneTable } from './phone-table.ts';

interface FigureTableProps {
  columns: readonly string[];
  /** The row's name, then one cell for each other column. */
  rows: readonly (readonly string[])[];
  note?: string | undefined;
}

/** A table. On phones, a row is its name with its figure, and the rest below. */
export function FigureTable({ columns, rows, note }: FigureTableProps) {
  const { isNarrow, figure } = phoneTable(rows);
  return (
    <Figures>
      <table data-narrow={isNarrow || undefined}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-figure={index === figure || undefined}>
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
                <td key={column} data-label={column} data-figure={index + 1 === figure || undefined}>
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
