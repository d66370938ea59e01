/** Cloudflare Turnstile's widget (https://developers.cloudflare.com/turnstile/). Its script loads when a form needs it. */

export const turnstileOrigin = 'https://challenges.cloudflare.com';
const script = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
/** Sent with the token and checked by the Worker (worker/routes/contact/turnstile.ts). */
const action = 'estimate';

interface Turnstile {
  render: (container: HTMLElement, options: Record<string, unknown>) => string | null | undefined;
  reset: (widget: string) => void;
  remove: (widget: string) => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** 'unfinished': the visitor has something to do. 'again': time ran out and a new check is running. */
export type CheckState = 'checking' | 'passed' | 'unfinished' | 'again' | 'failed';

export interface Check {
  /**
   * Waits up to `timeout` milliseconds for a running check. Resolves to the token, to '' if there can't be one, or to null while the
   * visitor has something to do.
   */
  token: (timeout: number) => Promise<string | null>;
  /** Gets a new token, since each is good for only one use. */
  reset: () => void;
  remove: () => void;
}

/** Puts the widget into the container. That's inside the form, so a plain form post includes the token, too. */
export function startCheck(container: HTMLElement, sitekey: string, show: (state: CheckState) => void): Check {
  let state: CheckState = 'checking';
  let token = '';
  let widget: string | undefined;
  let removed = false;

  function enter(next: CheckState, given = '') {
    if (removed) return;
    [state, token] = [next, given];
    show(next);
  }

  loadTurnstile().then(
    (turnstile) => {
      if (removed) return;
      const id = turnstile.render(container, {
        sitekey,
        action,
        theme: 'light',
        size: 'flexible',
        callback: (given: string) => enter('passed', given),
        'before-interactive-callback': () => enter('unfinished'),
        'expired-callback': () => enter('again'),
        'timeout-callback': () => enter('again'),
        'unsupported-callback': () => enter('failed'),
        'error-callback': () => {
          enter('failed');
          // True means handled, so Turnstile doesn't throw. It retries by itself.
          return true;
        },
      });
      if (id) widget = id;
      else enter('failed');
    },
    () => enter('failed'),
  );

  return {
    async token(timeout) {
      for (let waited = 0; (state === 'checking' || state === 'again') && waited < timeout; waited += 100) {
        await new Promise((done) => setTimeout(done, 100));
      }
      if (state === 'passed') return token;
      if (state === 'failed' || widget === undefined) return '';
      enter('unfinished');
      return null;
    },
    reset() {
      if (widget === undefined) return;
      enter('checking');
      window.turnstile?.reset(widget);
    },
    remove() {
      removed = true;
      if (widget !== undefined) window.turnstile?.remove(widget);
    },
  };
}

let loading: Promise<Turnstile> | undefined;

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise((done, fail) => {
    const element = document.createElement('script');
    element.src = script;
    element.onload = () => (window.turnstile ? done(window.turnstile) : fail(new Error('Turnstile did not start')));
    element.onerror = () => fail(new Error('Turnstile could not be loaded'));
    document.head.append(element);
  });
  return loading;
}
