import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { browserArguments, executablePath } from './browser.ts';

interface PageRequest {
  method: string;
  path: string;
  /** Whether the page that sent it isn't shown yet. */
  isPrerendered: boolean;
  body: string;
}

interface Prerendering {
  /** All requests so far. */
  requests: PageRequest[];
  /** Opens the prerendered page. */
  open: () => void;
  stop: () => Promise<void>;
}

/**
 * Prerenders a page of the site in a separate Chromium without Playwright, because Chromium doesn't prerender with a debugger
 * attached. A server in between records the requests.
 */
export async function prerender(origin: string, path: string): Promise<Prerendering> {
  const requests: PageRequest[] = [];
  let opened = false;
  const rules = JSON.stringify({ prerender: [{ source: 'list', urls: [path] }] });
  const start = `<!doctype html><title>Start</title><script type="speculationrules">${rules}</script>
    <script>setInterval(async () => { if ((await fetch('/opened')).ok) location.href = ${JSON.stringify(path)}; }, 100)</script>`;
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    if (url === '/start') {
      response.setHeader('Content-Type', 'text/html').end(start);
      return;
    }
    if (url === '/opened') {
      response.writeHead(opened ? 200 : 404).end();
      return;
    }
    const body = await text(request);
    const purpose = String(request.headers['sec-purpose'] ?? '');
    requests.push({ method, path: url, isPrerendered: purpose.includes('prerender'), body });
    const answer = await fetch(origin + url, { method, ...(method === 'POST' && { body }) });
    const type = answer.headers.get('Content-Type');
    response.writeHead(answer.status, type ? { 'Content-Type': type } : {}).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  const profile = mkdtempSync(join(tmpdir(), 'prerender-'));
  const browser = spawn(
    executablePath,
    [
      '--headless=new',
      '--no-first-run',
      ...browserArguments,
      `--user-data-dir=${profile}`,
      `http://127.0.0.1:${address.port}/start`,
    ],
    { stdio: 'ignore' },
  );
  return {
    requests,
    open: () => {
      opened = true;
    },
    stop: async () => {
      const gone = once(browser, 'exit');
      browser.kill();
      await gone;
      server.closeAllConnections();
      server.close();
    },
  };
}
