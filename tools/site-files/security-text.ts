/** .well-known/security.txt (RFC 9116): where to report a vulnerability. */

/** Every deploy renews the file. The RFC recommends less than a year. */
const validDays = 350;

export function securityText({ email, siteUrl }: { email: string; siteUrl: string }, built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth(), built.getUTCDate() + validDays));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
