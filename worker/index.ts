/** The Worker: answers what static files can't. Files in dist/client are served before it is asked. */
import './business.ts';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv, Env } from './env.ts';
import { errorName } from './error-name.ts';
import { answerProblem, ProblemError, problemFrom } from './http/problem.ts';
import { calendar } from './routes/calendar.ts';
import { contact } from './routes/contact/contact.ts';
import { formPage } from './routes/contact/form-page.ts';
import { desk } from './routes/desk.ts';
import { health } from './routes/health.ts';
import { newsletter } from './routes/newsletter.ts';
import { movedOrNotFound } from './routes/not-found.ts';
import { order } from './routes/order.ts';
import { pageView } from './routes/page-view.ts';
import { quotes } from './routes/requests/quotes.ts';
import { requests } from './routes/requests/requests.ts';
import { session } from './routes/session.ts';
import { visitor } from './routes/visitor/visitor.ts';
import { visits } from './routes/visits.ts';
import { writeDump } from './store/dumps.ts';
import { openDesk } from './store/open-desk.ts';
import { insertQueued } from './store/queued.ts';
import { settlePhotos } from './store/recovery.ts';
import { guardStores } from './store/store-error.ts';

export { Desk } from './store/desk.ts';

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
app.use('/api/*', async (c, next) => {
  c.env = guardStores(c.env);
  await next();
  // Some answers may be kept for a while.
  if (!/^(?:private|public)/.test(c.res.headers.get('Cache-Control') ?? '')) c.header('Cache-Control', 'no-store');
  // The page that answers a form post keeps the policy it was built with.
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
});
app.use(
  '/api/*',
  methodNotAllowed({
    app,
    onMethodNotAllowed(c, methods) {
      const allowed = methods.sort().join(', ');
      return answerProblem(c, new ProblemError(405, `Use one of these methods: ${allowed}.`, { headers: { Allow: allowed } }));
    },
  }),
);

app.route('/api/contact', contact);
app.route('/api/requests', quotes);
app.route('/api/requests', requests);
app.route('/api/visits', visits);
app.route('/api/order', order);
app.route('/api/calendar', calendar);
app.route('/api/request', visitor);
app.route('/api/desk', desk);
app.route('/api/session', session);
app.route('/api/newsletter', newsletter);
app.route('/api/page-view', pageView);
app.route('/api/health', health);

app.notFound(async (c) => {
  const isApi = c.req.path === '/api' || c.req.path.startsWith('/api/');
  if (isApi) return answerProblem(c, new ProblemError(404, 'There is nothing at this address.'));
  return movedOrNotFound(c);
});

app.onError((error, c) => {
  const problem = problemFrom(error, c.get('outage'));
  if (problem.status >= 500) {
    // Logs only names: a message may quote what a visitor sent, and the address of the calendar feed is a secret.
    const name = problem.cause instanceof Error ? problem.cause.name : problem.name;
    console.error(JSON.stringify({ event: 'api_error', path: routePath(c, -1), status: problem.status, error: name }));
  }
  const form = c.get('contactForm');
  return form ? formPage(c, problem, form) : answerProblem(c, problem);
});

/** The cron trigger in wrangler.toml that compares photos and writes the dump. */
const nightly = '30 8 * * *';

/** One of the tests lists its routes. */
export default Object.assign(app, {
  async scheduled({ cron }: ScheduledController, env: Env) {
    const guarded = guardStores(env);
    const jobs = [
      insertQueued,
      (env: Env) => openDesk(env).upkeep.enqueueDigest(),
      (env: Env) => openDesk(env).work(),
      ...(cron === nightly ? [settlePhotos, writeDump] : []),
      (env: Env) => openDesk(env).upkeep.remember('scheduledAt', Date.now()),
    ];
    for (const job of jobs) {
      // One that fails doesn't keep the others from running; the next run makes up for it.
      await job(guarded).catch((error: unknown) => {
        console.error(JSON.stringify({ event: 'schedule_failed', error: errorName(error) }));
      });
    }
  },
});
