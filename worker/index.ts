/** The Worker: answers what static files cannot. Files of dist/client are served before it is asked. */
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv, Env } from './env.ts';
import { problem } from './http/problem.ts';
import { remind } from './notify/remind.ts';
import { contact } from './routes/contact/contact.ts';
import { health } from './routes/health.ts';
import { newsletter } from './routes/newsletter.ts';
import { notFoundScreen } from './routes/not-found.ts';
import { openapi } from './routes/openapi.ts';
import { pageView } from './routes/page-view.ts';
import { requests } from './routes/requests.ts';
import { requestsCsv } from './routes/requests-csv.ts';
import { session } from './routes/session.ts';

const app = new Hono<AppEnv>();

app.use(
  '/api/*',
  secureHeaders({
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    crossOriginResourcePolicy: 'same-origin',
  }),
);
app.use('/api/*', async function answersOnly(c, next) {
  await next();
  c.header('Cache-Control', 'no-store');
  // An HTML answer to a form post keeps the policy of the page it is made from.
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
});

app.route('/api/contact', contact);
app.route('/api/requests.csv', requestsCsv);
app.route('/api/requests', requests);
app.route('/api/session', session);
app.route('/api/newsletter', newsletter);
app.route('/api/page-view', pageView);
app.route('/api/health', health);
app.route('/api/openapi.json', openapi);

app.notFound((c) => {
  if (c.req.path === '/api' || c.req.path.startsWith('/api/')) {
    return problem(c, 404, { detail: 'There is nothing at this address.' });
  }
  return notFoundScreen(c);
});

app.onError((error, c) => {
  // The name only: a message may quote what a visitor sent.
  console.error(JSON.stringify({ event: 'unexpected_error', path: c.req.path, error: error.name }));
  return problem(c, 500, { detail: 'Something went wrong on our side.' });
});

/** The routes stay readable on it: a test compares them with the OpenAPI document. */
export default Object.assign(app, {
  scheduled(_: ScheduledController, env: Env, ctx: ExecutionContext) {
    ctx.waitUntil(remind(env));
  },
});
