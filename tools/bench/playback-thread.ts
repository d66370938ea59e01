/** The thread of playback.ts: tells its parent when it listens. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

interface Kept {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const { source, port } = z.object({ source: z.url(), port: z.number() }).parse(workerData);
const kept = new Map<string, Kept>();

const server = createServer(async (request, response) => {
  const { method, url = '', headers } = request;
  const key = `${url} ${headers['accept-encoding']}`;
  const lasts = method === 'GET' && !url.startsWith('/api');
  try {
    const answer = (lasts && kept.get(key)) || (await passedOn(request));
    if (lasts) kept.set(key, answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  } catch (error) {
    response.writeHead(502).end(String(error));
  }
}).listen(port);
await once(server, 'listening');
parentPort?.postMessage('listening');

/** The answer of the source with its body as it was sent, so compressed. */
async function passedOn(request: IncomingMessage): Promise<Kept> {
  const url = new URL(request.url ?? '', source);
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const outgoing = send(url, { method: request.method, headers: { ...request.headers, host: url.host } }, done);
    outgoing.on('error', fail);
    request.pipe(outgoing);
  });
  const body = await buffer(answer);
  const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: { ...headers, 'content-length': body.length }, body };
}
