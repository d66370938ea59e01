/** The shared data-fetching helper: queries and mutations of our own API, with credentials, never retried, never cached. */

/** An answer outside 200-299. Its message is 'STATUS: BODY', or the status text where the body is empty. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  readonly body: string;
  /** Seconds after which to try again, where the answer says so. */
  readonly retryAfter: number | null;

  constructor({ status, statusText, headers }: Response, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) ? seconds : null;
  }
}

interface GetOptions {
  /** What an answer of 401 does. */
  on401?: 'throw' | 'null';
  signal?: AbortSignal;
}

interface SendOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Reads the address that `keyParts` joined by slashes make, and gives the JSON of the answer, to be parsed by the caller.
 * Throws ResponseError, SyntaxError where the body is no JSON, or what fetch throws where nothing answers.
 */
export async function get(keyParts: readonly string[], { on401 = 'throw', signal }: GetOptions = {}): Promise<unknown> {
  const response = await fetch(keyParts.join('/'), { credentials: 'include', ...(signal && { signal }) });
  if (on401 === 'null' && response.status === 401) return null;
  return (await checked(response)).json();
}

/** Sends `body` as JSON where there is one. Throws ResponseError, or what fetch throws where nothing answers. */
export async function send(method: string, url: string, body?: unknown, options: SendOptions = {}): Promise<Response> {
  const { headers = {}, signal } = options;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    ...(signal && { signal }),
  });
  return checked(response);
}

async function checked(response: Response): Promise<Response> {
  if (!response.ok) throw new ResponseError(response, await response.text());
  return response;
}
