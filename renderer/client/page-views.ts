/**
 * Tells the Worker of every page shown, as schema/page-view.ts says: also of one that comes back from the back/forward
 * cache, and of one prepared beforehand only once it is seen. Silent where the visitor asks not to be counted.
 */
export function countPageViews(): void {
  const { pathname, origin, search } = location;
  if (Reflect.get(navigator, 'globalPrivacyControl') || pathname === '/inbox') return;
  const send = () => {
    // Of the query only what an advertisement says of itself; the rest may be about the visitor.
    const campaign = search
      .slice(1)
      .split('&')
      .filter((part) => part.startsWith('utm_'))
      .join('&');
    navigator.sendBeacon(
      '/api/page-view',
      JSON.stringify({
        page_location: origin + pathname + (campaign && `?${campaign}`),
        page_path: pathname,
        page_title: document.title,
      }),
    );
  };
  // A page that is prerendered, or opened in a tab behind this one, is not shown yet.
  if (document.visibilityState === 'visible') send();
  else document.addEventListener('visibilitychange', send, { once: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send();
  });
}
