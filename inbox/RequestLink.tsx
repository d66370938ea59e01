import type { ComponentProps, MouseEvent } from 'react';
import type { Navigation } from './use-navigation.ts';
import { urlOf } from './view.ts';

interface RequestLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'id' | 'onClick'> {
  id: string;
  navigation: Navigation;
}

/** Opens a request without loading the page again. */
export function RequestLink({ id, navigation: { view, openRequest }, ...rest }: RequestLinkProps) {
  function onClick(event: MouseEvent) {
    // With one of these keys, the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openRequest(id);
  }
  return <a {...rest} href={urlOf({ ...view, id })} aria-current={id === view.id ? 'true' : undefined} onClick={onClick} />;
}
