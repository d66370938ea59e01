import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const workflowSchema = z.object({ jobs: z.object({ ask: z.object({ steps: z.tuple([z.object({ run: z.string() })]) }) }) });
const { ask } = workflowSchema.parse(parse(readFileSync('.github/workflows/health.yml', 'utf8'))).jobs;
const script = ask.steps[0].run;

/** Writes down how it's called, and knows of one open issue, or none. */
const gh = `#!/usr/bin/env bash
echo "$@" >> calls.txt
if [ "$1 $2" = 'issue list' ]; then echo "$OPEN"; fi
`;

const bucket = { guard: 'bucket', since: null, means: 'Nothing is backed up.', todo: 'Bind BACKUPS.' };
const degraded = JSON.stringify({ status: 'degraded', off: [bucket, { ...bucket, means: 'The alarm is late.', todo: 'Wait.' }] });
const list = 'issue list --label health --state open --limit 1 --json number --jq .[0].number // empty';
const label = 'label create health --color D93F0B --description Opened and closed by the workflow Health --force';
const create = (title: string) => `issue create --label health --title ${title} --body-file body.md`;

// Those without an answer wait for three retries of a second each.
test.skipIf(process.platform === 'win32').concurrent.for<[string, number, string, string, string[], string?]>([
  ['ok', 200, '{"status":"ok","off":[]}', '', [list]],
  ['ok again', 200, '{"status":"ok","off":[]}', '7', [list, 'issue close 7 --comment Everything is on again.']],
  [
    'degraded',
    200,
    degraded,
    '',
    [list, label, create('Something of the website is off')],
    '- **Nothing is backed up.** Bind BACKUPS.\n- **The alarm is late.** Wait.\n',
  ],
  ['still degraded', 200, degraded, '7', [list]],
  ['unreachable', 503, 'no', '', [list, label, create("The website doesn't answer")], "/api/health didn't say how the site is."],
])('a site that is %s', async ([, status, answer, open, expected, body = ''], { onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  const server = createServer((_request, response) => response.writeHead(status).end(answer)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  await new Promise((done) => server.once('listening', done));
  const address = z.object({ port: z.number() }).parse(server.address());
  writeFileSync(join(folder, 'gh'), gh);
  chmodSync(join(folder, 'gh'), 0o755);
  const env = {
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    SITE_URL: `http://127.0.0.1:${address.port}`,
    OPEN: open,
    PAUSE: '1',
  };
  // As GitHub runs a step with `shell: bash`.
  await promisify(execFile)('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], { cwd: folder, env });
  expect(readFileSync(join(folder, 'calls.txt'), 'utf8').trim().split('\n')).toEqual(expected);
  if (body) expect(readFileSync(join(folder, 'body.md'), 'utf8')).toContain(body);
});
