import { type ComponentType, use } from 'react';
import { renderToString } from 'react-dom/server';
import { PagePreloads } from './media/Picture.tsx';
import { PageStyles, withStyles } from './page-styles.tsx';

/** When a sleeping island fetches its code: at the first idle moment, when it comes into view, or when it is touched. */
type Wake = 'idle' | 'visible' | 'touch';

interface IslandProps<Props extends object> {
  /** Name of the component and of its file, <name>.island.tsx. */
  name: string;
  component: ComponentType<Props>;
  /** Must survive JSON. */
  props: Props;
  wake: Wake;
}

/** A part of a page that becomes interactive. Its HTML is complete before it wakes; renderer/+client.ts wakes it. */
export function Island<Props extends object>({ name, component: Component, props, wake }: IslandProps<Props>) {
  const styles = use(PageStyles);
  if (!styles) throw new Error(`Island ${name} is rendered outside a page`);
  // A render of its own has no part in the page's contexts.
  const preloads = use(PagePreloads);
  const inner = (
    <PagePreloads value={preloads}>
      <Component {...props} />
    </PagePreloads>
  );
  const html = renderToString(withStyles(styles, inner), { identifierPrefix: `${name}-` });
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
