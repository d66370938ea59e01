/** Collects the copy that's in components, by route. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type JSXChild, parseSync, type StringLiteral, type TemplateLiteral, Visitor } from 'oxc-parser';
import { type Copy, isProse } from './check-copy.ts';

/** Forms and tools, and parts that pages share. */
const messages = /^(components|inbox|pages\/(contact|request))\b/;

export function collectComponents(): Copy[] {
  const files = globSync('{pages,components,inbox}/**/*.tsx')
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const byRoute = Map.groupBy(files, (file) => (file.startsWith('pages/') ? dirname(file) : file.slice(0, file.indexOf('/'))));
  return [...byRoute].map(([page, routeFiles]) => ({
    page,
    isMessages: messages.test(page),
    paragraphs: routeFiles.flatMap((file) => findCopy(readFileSync(file, 'utf8'))),
  }));
}

/** Every string and every element of a module that reads like a sentence. An expression counts as one word. */
export function findCopy(source: string): string[] {
  const paragraphs: string[] = [];
  let foundUntil = 0;
  const add = (text: string, end: number) => {
    const paragraph = text.replace(/\s+/g, ' ').trim();
    // What's inside a paragraph, such as a link, is part of it already.
    if (end <= foundUntil || !isProse(paragraph)) return;
    paragraphs.push(paragraph);
    foundUntil = end;
  };
  new Visitor({
    JSXElement(element) {
      const hasWords = element.children.some((child) => child.type === 'JSXText' && /[a-z]/i.test(child.value));
      if (hasWords) add(textOf(element), element.end);
    },
    Literal(literal) {
      if (typeof literal.value === 'string') add(literal.value, literal.end);
    },
    TemplateLiteral(template) {
      add(textOf(template), template.end);
    },
  }).visit(parseSync('module.tsx', source).program);
  return paragraphs;
}

function textOf(node: JSXChild | StringLiteral | TemplateLiteral): string {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '').join('value');
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.map(textOf).join('');
    case 'JSXExpressionContainer':
      if (node.expression.type === 'Literal') return String(node.expression.value);
      return node.expression.type === 'JSXEmptyExpression' ? '' : 'value';
    default:
      return 'value';
  }
}
