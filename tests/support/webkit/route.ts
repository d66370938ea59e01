import type { IncomingMessage, ServerResponse } from 'node:http';

export type Matcher = string | RegExp | ((url: URL) => boolean);
export type RouteHandler = (route: GatewayRoute) => unknown;

interface Exchange {
  request: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
  url: string;
  pass: (body: Buffer) => Promise<void>;
}

/** The part of Playwright's Route that tests use. */
export class GatewayRoute {
  readonly #exchange: Exchange;
  hasFallenBack = false;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  request() {
    const { request, body, url } = this.#exchange;
    return {
      url: () => url,
      method: () => request.method ?? 'GET',
      headers: () => request.headers,
      postData: () => body.toString(),
      postDataJSON: (): unknown => JSON.parse(body.toString()),
    };
  }

  fulfill({ status = 200, contentType = 'text/plain', headers = {}, body, json }: Fulfillment): void {
    const type = json === undefined ? contentType : 'application/json';
    this.#exchange.response.writeHead(status, { 'Content-Type': type, ...headers });
    this.#exchange.response.end(json === undefined ? body : JSON.stringify(json));
  }

  /** WebKit would ask again if the connection were closed without an answer. */
  abort(): void {
    this.#exchange.response.socket?.end('no HTTP');
  }

  continue({ postData }: { postData?: string } = {}): Promise<void> {
    const { body, pass } = this.#exchange;
    return pass(postData === undefined ? body : Buffer.from(postData));
  }

  fallback(): void {
    this.hasFallenBack = true;
  }
}

interface Fulfillment {
  status?: number;
  contentType?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  json?: unknown;
}

/** Whether a URL matches a glob, as in Playwright. */
export function matches(matcher: Matcher, url: string, base: string): boolean {
  if (typeof matcher === 'function') return matcher(new URL(url));
  if (matcher instanceof RegExp) return matcher.test(url);
  const glob = matcher.startsWith('/') ? base + matcher : matcher;
  const pattern = glob
    .replace(/[.+^$()|[\]\\?]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${pattern.replace(/\{([^}]*)\}/g, (_, list: string) => `(${list.replaceAll(',', '|')})`)}$`).test(url);
}
