import type { ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { rowsOf } from './rehype-tables.ts';

/** Characters. A shorter rest of a section isn't worth a fold. */
const shortest = 250;

/** Items or rows. A longer list or table is folded away, too. */
const longest = 6;

/**
 * Wraps what follows the first block of each section in `details`, which phones fold away. Its title is the section's heading. The
 * first section often has what the reader came for, so two of its blocks stay open, unless one of them is long.
 */
export function rehypeFolds() {
  return function foldSections(tree: Root): void {
    const [lead = [], first = [], ...others] = sectionsOf(tree.children);
    tree.children = [...lead, ...foldSection(first, 2), ...others.flatMap((section) => foldSection(section, 1))];
  };
}

/** What comes before the first heading, then the sections. */
function sectionsOf(nodes: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'h2') sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

function foldSection(section: RootContent[], open: number): RootContent[] {
  const blocks = section.filter(isBlock);
  const [heading, first, second] = blocks;
  if (!heading || !first) return section;
  const hasLong = isLongList(first) || (open > 1 && second && isLongTable(second));
  const shown = 1 + (announcesNext(first) ? 2 : hasLong ? open - 1 : open);
  const children = blocks.slice(shown);
  if (!children.some(isLong) && children.map(textOf).join('').length < shortest) return section;
  return [...blocks.slice(0, shown), { type: 'element', tagName: 'details', properties: { title: textOf(heading) }, children }];
}

function isBlock(node: RootContent): node is ElementContent {
  return node.type === 'element' || node.type === 'mdxJsxFlowElement';
}

function isLongList(node: ElementContent): boolean {
  return (
    node.type === 'element' &&
    node.children.filter((child) => child.type === 'element' && child.tagName === 'li').length > longest
  );
}

function isLongTable(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'table' && rowsOf(node).length > longest;
}

function announcesNext(node: ElementContent): boolean {
  return textOf(node).trimEnd().endsWith(':');
}

/** Lists, tables and components. */
function isLong(node: ElementContent): boolean {
  return node.type !== 'element' || node.tagName !== 'p';
}
