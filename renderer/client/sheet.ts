export interface Sheet {
  element: HTMLElement;
  isOpen: () => boolean;
  hide: () => void;
}

/** The menu sheet of phones. It's a popover; where a browser has none (Safari before 17, Firefox before 125), this plays one. */
export function findSheet(): Sheet | null {
  const element = document.getElementById('site-menu');
  if (!element) return null;
  if ('popover' in HTMLElement.prototype) {
    return { element, isOpen: () => element.matches(':popover-open'), hide: () => element.hidePopover() };
  }

  let opener: HTMLElement | null = null;
  const isOpen = () => element.hasAttribute('data-open');
  const hide = () => {
    const hadFocus = element.contains(document.activeElement);
    element.removeAttribute('data-open');
    document.documentElement.style.overflow = '';
    if (hadFocus) opener?.focus();
  };
  const show = (button: HTMLElement) => {
    opener = button;
    element.setAttribute('data-open', '');
    document.documentElement.style.overflow = 'hidden';
    element.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  for (const button of document.querySelectorAll<HTMLElement>('[popovertarget="site-menu"]')) {
    button.addEventListener('click', () => (isOpen() ? hide() : show(button)));
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) hide();
  });
  return { element, isOpen, hide };
}
