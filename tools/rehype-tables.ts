import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { phoneTable } from '#components/prose/phone-table.ts';

/** Prepares tables in articles for phones, as components/prose/FigureTable.tsx does. */
export function rehypeTables() {
  return function prepareTables(tree: Root): void {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head = [], ...rows] = rowsOf(table);
      const { isNarrow, figure } = phoneTable(rows.map((row) => row.map((cell) => textOf(cell))));
      if (isNarrow) table.properties['data-narrow'] = '';
      for (const cell of head) {
        if (textOf(cell).trim() === '') cell.tagName = 'td';
        else cell.properties.scope = 'col';
      }
      for (const row of [head, ...rows]) {
        const cell = figure === undefined ? undefined : row[figure];
        if (cell) cell.properties['data-figure'] = '';
      }
      for (const row of rows) {
        for (const [column, cell] of row.entries()) {
          const label = head[column] ? textOf(head[column]).trim() : '';
          if (label) cell.properties['data-label'] = label;
        }
      }
    });
  };
}

/** The rows of a table, with that of its head. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') rows.push(children.filter((child) => child.type === 'element'));
  });
  return rows;
}
