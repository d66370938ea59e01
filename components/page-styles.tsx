import { createContext, type ReactNode, use } from 'react';
import { type IStyleSheetContext, type ServerStyleSheet, StyleSheetContext } from 'styled-components';

/** The style sheet of the page being rendered; an island is a render of its own and adds its styles to it. */
export const PageStyles = createContext<ServerStyleSheet | null>(null);

/** The children, their styles collected in the page's sheet. */
export function withStyles(sheet: ServerStyleSheet, children: ReactNode): ReactNode {
  return sheet.collectStyles(
    <PageStyles value={sheet}>
      <CompiledOnce>{children}</CompiledOnce>
    </PageStyles>,
  );
}

type Compile = IStyleSheetContext['stylis'];

/** Rules by component, selector and what was written. A page's sheet is its own; without this every page would compile the same styles anew. */
const compiled = new Map<string, string[]>();

function CompiledOnce({ children }: { children: ReactNode }) {
  const context = use(StyleSheetContext);
  return <StyleSheetContext value={{ ...context, stylis: remembering(context.stylis) }}>{children}</StyleSheetContext>;
}

function remembering(compile: Compile): Compile {
  const remember = (css: string, selector?: string, prefix?: string, componentId?: string) => {
    const key = [prefix, componentId, selector, css].join(' ');
    const known = compiled.get(key);
    if (known) return known;
    const rules = compile(css, selector, prefix, componentId);
    compiled.set(key, rules);
    return rules;
  };
  return Object.assign(remember, { hash: compile.hash });
}
