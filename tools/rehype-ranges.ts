import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { splitAtRanges } from '#components/prose/split-at-ranges.ts';

/** Keeps ranges, fractions and units in articles on one line, like Ranges does elsewhere. */
export function rehypeRanges() {
  return function keepRangesWhole(tree: Root): void {
    visit(tree, 'text', (node, index, parent) => {
      const parts = splitAtRanges(node.value);
      if (!parts.some(({ isWhole }) => isWhole) || index === undefined || parent?.type !== 'element') return undefined;
      parent.children.splice(
        index,
        1,
        ...parts.map(({ text, isWhole }) => (isWhole ? whole(text) : { type: 'text' as const, value: text })),
      );
      return [SKIP, index + parts.length];
    });
  };
}

function whole(text: string): ElementContent {
  return { type: 'element', tagName: 'span', properties: { className: ['whole'] }, children: [{ type: 'text', value: text }] };
}
