/** Calls our own API, always with credentials. Nothing is retried or cached. */

/** A response outside 200-299. The message is 'STATUS: BODY', or 'STATUS: STATUS TEXT' if the body is empty. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  readonly body: string;
  /** Seconds to wait before trying again, if the response says so. */
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
  /** What to do if the response is 401. */
  on401?: 'throw' | 'null';
  signal?: AbortSignal;
}

interface SendOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Fetches `keyParts` joined by slashes. The Worker's route answers with the same type, so nothing here parses it. Throws a ResponseError, a
 * SyntaxError if the body isn't JSON, or whatever fetch throws.
 */
export async function get<Answer>(keyParts: readonly string[], options?: GetOptions & { on401?: 'throw' }): Promise<Answer>;
export async function get<Answer>(keyParts: readonly string[], options: GetOptions): Promise<Answer | null>;
export async function get(keyParts: readonly string[], { on401 = 'throw', signal }: GetOptions = {}): Promise<unknown> {
  const response = await fetch(keyParts.join('/'), { credentials: 'include', ...(signal && { signal }) });
  if (response.status === 401 && on401 === 'null') return null;
  return (await throwIfNotOk(response)).json();
}

/** Sends `body`, if given: a Blob as it is, anything else as JSON. Throws a ResponseError or whatever fetch throws. */
export async function send(method: string, url: string, body?: unknown, options: SendOptions = {}): Promise<Response> {
  const { headers = {}, signal } = options;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...withBody(body, headers),
    ...(signal && { signal }),
  });
  return throwIfNotOk(response);
}

async function throwIfNotOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ResponseError(response, await response.text());
}

function withBody(body: unknown, headers: Record<string, string>): Pick<RequestInit, 'headers' | 'body'> {
  if (body === undefined) return { headers, body: null };
  if (body instanceof Blob) return { headers: { ...headers, 'Content-Type': body.type }, body };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
