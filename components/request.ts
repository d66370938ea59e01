/** The shared data-fetching helper: queries and mutations of our own API, with credentials, never retried, never cached. */

/** An answer outside 200-299. Its message is 'STATUS: BODY', or the status text where the body is empty. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }
}

interface SendOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
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
  if (!response.ok) throw new ResponseError(response.status, await response.text(), response.statusText);
  return response;
}
