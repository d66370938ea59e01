/**
 * In Safari, a module whose preload failed can't be imported anymore, not even on the next page, until its file is fetched some other
 * way (WebKit bug 270357). So this fetches it.
 */
export function forgetFailedPreloads(): void {
  const forget = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'modulepreload') return;
    fetch(target.href).catch(() => {
      // The attempt is enough.
    });
  };
  addEventListener('error', forget, { capture: true });
}
