/** Cloudflare Turnstile's widget (https://developers.cloudflare.com/turnstile/). */

export const turnstileOrigin = 'https://challenges.cloudflare.com';

/** The field that the widget adds to the form. It stays empty while there is no token, which costs no request. */
export const tokenField = 'cf-turnstile-response';

declare global {
  interface Window {
    turnstile?: { reset: () => void };
  }
}

/** Gets a new token, since each is good for only one request. */
export function renewToken(): void {
  window.turnstile?.reset();
}
