/** What a TypeScript source holds, found in its syntax tree: literal values by where they hang, and uses of fields. */
import { type Node, type PropertyKey, parseSync, Visitor } from 'oxc-parser';

export interface CodeFact {
  file: string;
  line: number;
  /** Names of the variable and the properties around it, 'business.claims.yearsHome'. */
  path: string;
  /** A string, a number, or the strings and numbers of a list. */
  value: string | number | (string | number)[];
  /** The properties of one object share its offset. */
  owner: number;
}

interface SampleMark {
  file: string;
  line: number;
  path: string;
  /** The source of what is marked, in one line. */
  text: string;
}

export interface FieldUse {
  file: string;
  line: number;
  /** 'hours.weekdays'. */
  field: string;
}

export interface CodeFacts {
  facts: CodeFact[];
  samples: SampleMark[];
  uses: FieldUse[];
}

export function codeFacts(file: string, source: string): CodeFacts {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const found: CodeFacts = { facts: [], samples: [], uses: [] };
  const names: string[] = [];
  const owners: number[] = [];
  const line = (offset: number) => source.slice(0, offset).split('\n').length;
  const note = (expression: Node | null) => {
    const value = literalOf(expression);
    if (expression && value !== undefined)
      found.facts.push({ file, line: line(expression.start), path: names.join('.'), value, owner: owners.at(-1) ?? 0 });
  };
  new Visitor({
    VariableDeclarator(node) {
      names.push(node.id.type === 'Identifier' ? node.id.name : '…');
      note(node.init);
    },
    'VariableDeclarator:exit': () => void names.pop(),
    ObjectExpression: ({ start }) => void owners.push(start),
    'ObjectExpression:exit': () => void owners.pop(),
    Property(node) {
      names.push(nameOf(node.key));
      note(node.value);
    },
    'Property:exit': () => void names.pop(),
    CallExpression(node) {
      const [marked] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'sample' || !marked) return;
      const text = source.slice(marked.start, marked.end).replace(/\s+/g, ' ');
      found.samples.push({ file, line: line(node.start), path: names.join('.'), text });
    },
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { object } = node;
      const from =
        object.type === 'Identifier'
          ? object.name
          : object.type === 'MemberExpression' && object.property.type === 'Identifier'
            ? object.property.name
            : '';
      found.uses.push({ file, line: line(node.start), field: `${from}.${node.property.name}` });
    },
  }).visit(program);
  return found;
}

/** The text between tags, without its markup. */
export function textBetweenTags(file: string, source: string): { line: number; text: string }[] {
  const texts: { line: number; text: string }[] = [];
  new Visitor({
    JSXText: ({ value, start }) => {
      const text = value.replaceAll('&amp;', '&').trim();
      const before = value.length - value.trimStart().length;
      if (text) texts.push({ line: source.slice(0, start + before).split('\n').length, text });
    },
  }).visit(parseSync(file, source).program);
  return texts;
}

function literalOf(expression: Node | null): CodeFact['value'] | undefined {
  if (expression?.type === 'Literal' && (typeof expression.value === 'string' || typeof expression.value === 'number'))
    return expression.value;
  if (expression?.type === 'TSAsExpression' || expression?.type === 'TSSatisfiesExpression')
    return literalOf(expression.expression);
  if (expression?.type === 'CallExpression' && expression.callee.type === 'Identifier' && expression.callee.name === 'sample') {
    const [marked] = expression.arguments;
    return marked && marked.type !== 'SpreadElement' ? literalOf(marked) : undefined;
  }
  if (expression?.type !== 'ArrayExpression') return undefined;
  const values = expression.elements.flatMap((element) => {
    const value = element && element.type !== 'SpreadElement' ? literalOf(element) : undefined;
    return value === undefined || Array.isArray(value) ? [] : [value];
  });
  return values.length > 0 && values.length === expression.elements.length ? values : undefined;
}

function nameOf(key: PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '…';
}
