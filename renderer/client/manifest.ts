/** What installing the site to a home screen asks for. Named late, for the browser fetches it beside the first pictures. */
export function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
