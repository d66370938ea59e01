import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request as forward, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { RouteHandler } from './route.ts';
import { GatewayRoute, type Matcher, matches } from './route.ts';

/** Where pages report errors. */
const errorPath = '/__errors';

interface GatewayOptions {
  /** The site it stands in front of. */
  target: string;
  /** Sent along with each request. */
  headers: Record<string, string>;
  onRequest: (request: { method: string; url: string }) => void;
  onError: (text: string) => void;
}

/**
 * Stands between WebKit and the site, since WebDriver can't watch, change or answer requests. It's HTTPS, because WebKit doesn't
 * keep Secure cookies otherwise.
 */
export class Gateway {
  readonly #options: GatewayOptions;
  readonly #server = createServer(certificate(), (request, response) => void this.#answer(request, response));
  readonly #routes: { matcher: Matcher; handler: RouteHandler; times: number }[] = [];
  readonly initScripts: string[] = [reportErrors];
  origin = '';
  isOffline = false;
  /** Requests without a response yet, and when there was last one. */
  pending = 0;
  lastBusy = 0;

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await new Promise((done) => this.#server.once('listening', done));
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.origin = `https://localhost:${address.port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  route(matcher: Matcher, handler: RouteHandler, { times = Number.POSITIVE_INFINITY } = {}): void {
    this.#routes.unshift({ matcher, handler, times });
  }

  unroute(matcher: Matcher): void {
    this.#routes.splice(0, this.#routes.length, ...this.#routes.filter((route) => String(route.matcher) !== String(matcher)));
  }

  /** The site's address of one of ours. */
  toTarget(url: string): string {
    return url.replace(this.origin, this.#options.target);
  }

  toGateway(url: string): string {
    return new URL(url, this.#options.target).href.replace(this.#options.target, this.origin);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const path = request.url ?? '/';
    if (path === errorPath) {
      this.#options.onError(body.toString());
      response.end();
      return;
    }
    if (this.isOffline) {
      response.destroy();
      return;
    }
    const url = this.#options.target + path;
    this.#options.onRequest({ method: request.method ?? 'GET', url });
    this.pending++;
    response.once('close', () => {
      this.pending--;
      this.lastBusy = performance.now();
    });
    const pass = (sent: Buffer) => this.#forward(request, sent, response);
    const found = this.#routes.filter(({ matcher, times }) => times > 0 && matches(matcher, url, this.#options.target));
    for (const each of found) {
      each.times--;
      const route = new GatewayRoute({ request, body, response, url, pass });
      await each.handler(route);
      if (!route.hasFallenBack) return;
    }
    await pass(body);
  }

  async #forward(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    const { hostname, port } = new URL(this.#options.target);
    const headers: OutgoingHttpHeaders = { ...request.headers, ...this.#options.headers };
    // HTTP/1.1 to the site, and nothing compressed, so that we can add scripts to pages.
    delete headers['accept-encoding'];
    if (headers['content-length']) headers['content-length'] = body.length;
    await new Promise<void>((done) => {
      const sent = forward({ hostname, port, path: request.url, method: request.method, headers }, async (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html');
        if (!isPage) {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
          answer.once('close', done);
          return;
        }
        const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers;
        const html = (await readAll(answer)).toString();
        response.writeHead(answer.statusCode ?? 500, kept);
        response.end(this.#addScripts(html));
        done();
      });
      sent.once('error', () => {
        response.destroy();
        done();
      });
      sent.end(body);
    });
  }

  /** A WebSocket. */
  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { hostname, port } = new URL(this.#options.target);
    const headers = { ...request.headers, ...this.#options.headers };
    const sent = forward({ hostname, port, path: request.url, headers });
    sent.on('upgrade', (answer, other) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      other.write(head);
      other.pipe(socket).pipe(other);
      for (const end of [other, socket]) end.on('error', () => [other, socket].forEach((each) => void each.destroy()));
    });
    sent.on('response', () => socket.destroy());
    sent.on('error', () => socket.destroy());
    sent.end();
  }

  /** The page's policy comes later in its head, so it doesn't apply to these. */
  #addScripts(html: string): string {
    const scripts = this.initScripts.map((script) => `<script>${script.replaceAll('</script', '<\\/script')}</script>`).join('');
    return html.replace('<head>', () => `<head>${scripts}`);
  }
}

/** Reports what a browser would show in its console. */
const reportErrors = `{
  const report = (text) => navigator.sendBeacon('${errorPath}', String(text));
  for (const level of ['error', 'warn']) {
    const log = console[level].bind(console);
    console[level] = (...parts) => { log(...parts); report(parts.join(' ')); };
  }
  // A file that isn't loaded because the page is left is no error.
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  addEventListener('pageshow', () => { isLeaving = false; });
  addEventListener('error', ({ message, target }) => {
    if (message !== undefined) report(message);
    else if (!isLeaving) report('failed to load ' + (target.currentSrc ?? target.src ?? target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report('policy: ' + violatedDirective + ' ' + blockedURI));
}`;

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

let made: { key: Buffer; cert: Buffer } | undefined;

function certificate(): { key: Buffer; cert: Buffer } {
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  made = { key: readFileSync(key), cert: readFileSync(cert) };
  return made;
}
