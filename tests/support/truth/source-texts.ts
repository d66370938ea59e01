import { parseSync, Visitor } from 'oxc-parser';

export interface SourceText {
  text: string;
  line: number;
}

/** Everything in a source that can reach a page as words: strings, templates, text between tags; of an article every line. */
export function textsOf(file: string, source: string): SourceText[] {
  if (file.endsWith('.mdx')) return source.split('\n').map((text, index) => ({ text, line: index + 1 }));
  const texts: SourceText[] = [];
  const add = (text: string, start: number) => texts.push({ text, line: lineAt(source, start) });
  const { program } = parseSync(file, source);
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start);
    },
    TemplateElement: ({ value, start }) => void add(value.cooked ?? value.raw, start),
    JSXText: ({ value, start }) => void add(value.replaceAll('&amp;', '&'), start),
    // Names may stand in a list, one a string.
    ArrayExpression: ({ elements, start }) => {
      const strings = elements.flatMap((element) =>
        element?.type === 'Literal' && typeof element.value === 'string' ? [element.value] : [],
      );
      if (strings.length > 1) add(strings.join(', '), start);
    },
  }).visit(program);
  return texts;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
