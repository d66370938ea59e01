import { createHash } from 'node:crypto';

interface Allowed {
  styles: string[];
  scripts: string[];
  /** Other origins from which the page loads scripts and frames. */
  origins: string[];
}

/** A page's policy as a meta element. Directives that a meta element can't set are in public/_headers. */
export function contentSecurityPolicy({ styles, scripts, origins }: Allowed): string {
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(hashOf), ...origins].join(' ')}`,
    `style-src ${styles.map(hashOf).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(origins.length > 0 ? [`frame-src ${origins.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
