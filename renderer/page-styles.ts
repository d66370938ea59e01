import { compile, type Middleware, serialize, stringify } from 'stylis';

/** After each component's rules, styled-components writes one that the browser's copy reads to find them again. Leaves those out. */
export function withoutMarks(css: string): string {
  return serialize(compile(css), skipMarks);
}

const skipMarks: Middleware = (element, ...rest) =>
  element.type === 'rule' && element.value.startsWith('data-styled.') ? '' : stringify(element, ...rest);
