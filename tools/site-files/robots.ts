/** robots.txt (RFC 9309): everything but what is no page for readers. */
export function robots(siteUrl: string): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /inbox', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
