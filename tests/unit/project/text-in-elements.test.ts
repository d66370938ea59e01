import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

type Child = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['JSXElement']>>[0]['children'][number];
type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression'];

/**
 * Translators take text nodes out of the page. React then can't remove such a text, change it, or insert something before it. Text that is
 * the only child of its element is safe, and so is text that never changes and has nothing before it that comes and goes.
 */
test('text that comes and goes, or stands after something that does, has an element of its own', () => {
  const files = globSync('{components,visualizer,inbox,pages}/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => looseTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual([]);
});

test.each([
  ["<p>{isOpen && 'open'}</p>", 0],
  ['<p>{isOpen && <b>open</b>}{children}</p>', 0],
  ['<p>{isOpen ? words.open : words.closed}<b>{name}</b></p>', 1],
  ['<p>{isOpen && <b>open</b>}{words.title}</p>', 1],
])('%s has %i of them', (source, count) => {
  expect(looseTexts(source)).toHaveLength(count);
});

function looseTexts(source: string): string[] {
  const found: string[] = [];
  const check = ({ children }: { children: Child[] }) => {
    const all = children.filter((child) => !(child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)));
    const firstLoose = all.findIndex(comesAndGoes);
    if (all.length < 2 || firstLoose < 0) return;
    const wrong = all.filter((child, index) => (comesAndGoes(child) ? !isElement(child) : index > firstLoose && isText(child)));
    found.push(...wrong.map(({ start, end }) => source.slice(start, end).trim()));
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync('file.tsx', source).program);
  return found;
}

function comesAndGoes(child: Child): boolean {
  return (
    child.type === 'JSXExpressionContainer' && ['LogicalExpression', 'ConditionalExpression'].includes(child.expression.type)
  );
}

/** Whether a child that comes and goes is an element each time. */
function isElement(child: Child): boolean {
  return child.type === 'JSXExpressionContainer' && outcomes(child.expression).every((type) => type.startsWith('JSX'));
}

/** The types of what an expression can show. */
function outcomes(expression: Expression): string[] {
  if (expression.type === 'ParenthesizedExpression') return outcomes(expression.expression);
  if (expression.type === 'ConditionalExpression') return [...outcomes(expression.consequent), ...outcomes(expression.alternate)];
  if (expression.type === 'LogicalExpression') return outcomes(expression.right);
  if (expression.type === 'Literal' && expression.value === null) return [];
  return [expression.type];
}

/** What is passed in as `children` or under another plain name may be elements. */
function isText(child: Child): boolean {
  if (child.type === 'JSXText') return true;
  return (
    child.type === 'JSXExpressionContainer' && ['Literal', 'TemplateLiteral', 'MemberExpression'].includes(child.expression.type)
  );
}
