/** The estimate form, sent as JSON by the page's script or posted as a plain form without scripts. */

import { type Context, Hono } from 'hono';
import { type EstimateRequest, parseEstimateRequest } from '#schema/api/estimate-request.ts';
import { linkFragment } from '#schema/api/visitor.ts';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import { fieldWords } from '#schema/request-fields/words.ts';
import { hourMs } from '#schema/rules/duration.ts';
import { pathIn } from '#schema/rules/language.ts';
import { newSecret } from '#schema/rules/new-secret.ts';
import { languageSchema } from '#schema/rules/request-context.ts';
import { whyUrgent } from '#schema/rules/urgency.ts';
import { uuidv8 } from '#schema/rules/uuid.ts';
import type { AppEnv } from '../../env.ts';
import { pageLanguage } from '../../http/language.ts';
import { countCall, limitCalls } from '../../http/limit.ts';
import { ProblemError } from '../../http/problem.ts';
import { isForm, limitBody, refuseForeignForm } from '../../http/validate.ts';
import { canReply } from '../../notify/reply.ts';
import { sha256, sha256Hex } from '../../sha256.ts';
import type { InsertResult } from '../../store/desk/insert.ts';
import { intakeValue } from '../../store/intake.ts';
import { openDesk, unlessUnreachable } from '../../store/open-desk.ts';
import { notifyOfQueued, storeQueued } from '../../store/queued.ts';
import { withTimeout } from '../../with-timeout.ts';
import { type ContactBody, readBody } from './body.ts';
import { checkSpam } from './spam.ts';
import { thanksPage } from './thanks-page.ts';

/** Notes that the Worker adds to a request for the business to read. */
const notes = {
  lostPlan: "The visitor sent a visualizer plan, but it couldn't be read. Ask which floors they have in mind.",
  unchecked: "Turnstile didn't check this, so we don't know whether a person sent it.",
};

/** Made on the visitor's device, so that a retry leads to the same page. */
const secretHeader = 'X-Visitor-Secret';

export const contact = new Hono<AppEnv>();

contact.use('/', async (c, next) => {
  // The page of a rejected form has this address; reloading it leads back to the form.
  if (c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html'))
    return c.redirect(pathIn(pageLanguage(c), '/contact'), 302);
  if (isForm(c)) c.set('contactForm', {});
  return next();
});

contact.post(
  '/',
  limitBody,
  async (c, next) => {
    // If the visitor has to wait, the page still keeps what they typed.
    if (isForm(c)) c.set('contactForm', Object.fromEntries(new URLSearchParams(await c.req.text())));
    await next();
  },
  limitCalls('CONTACT_TRY_LIMIT'),
  async (c) => {
    c.set('outage', visitorProblems.notStored);
    refuseForeignForm(c);
    const sent = await readBody(c);
    const language = languageSchema.safeParse(sent.fields.language).data ?? (isForm(c) ? pageLanguage(c) : 'en');
    const parsed = parseEstimateRequest({ ...sent.fields, language }, fieldWords[language]);
    if (!parsed.ok) throw new ProblemError(422, visitorProblems.fields, { errors: parsed.errors });
    const key = c.req.header('Idempotency-Key')?.trim() || sent.key;
    if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new ProblemError(400, 'Idempotency-Key must be 1 to 255 printable characters.');
    }
    // Without scripts, nobody has made one, and a form of another site could bring its own.
    const secret = (isForm(c) ? undefined : c.req.header(secretHeader)) ?? newSecret();
    if (!/^[0-9a-f]{32}$/.test(secret)) throw new ProblemError(400, `${secretHeader} must be 32 hex digits.`);
    const { id, hasLink, mailed } = await store(c, { key, secret, fields: parsed.value, sent });
    if (isForm(c)) {
      const isUrgent = whyUrgent(parsed.value) !== null;
      return thanksPage(c, { language, isUrgent, id, secret: hasLink ? secret : null });
    }
    const link = hasLink && pathIn(language, `/request#${linkFragment(id, secret)}`);
    return c.json({ id, ...(link && { link }), mailed }, 201, { Location: `/api/requests/${id}` });
  },
);

interface Attempt {
  key: string | undefined;
  secret: string;
  fields: EstimateRequest;
  sent: ContactBody;
}

/**
 * Returns the id under which the request is stored, now or by an earlier attempt with the same key, and whether the secret opens it. The desk
 * decides which it is; while it can't be reached, KV holds the request and the schedule inserts it later.
 */
async function store(
  c: Context<AppEnv>,
  { key: sentKey, secret, fields, sent }: Attempt,
): Promise<{ id: string; hasLink: boolean; mailed: boolean }> {
  await countCall(c, 'CONTACT_LIMIT');
  const contentHash = await sha256Hex(JSON.stringify(fields));
  // A page without scripts can't make a key. Whoever reloads its confirmation within the hour sends the same once more.
  const key = sentKey ?? (isForm(c) ? `plain ${Math.floor(Date.now() / hourMs)} ${contentHash}` : undefined);
  // The same key and content give the same id, so even an attempt that reaches only one store is recognized later.
  const id = uuidv8(key === undefined ? crypto.getRandomValues(new Uint8Array(16)) : await sha256(`${key}\n${contentHash}`));
  const { isUnchecked, ...verdict } = await checkSpam(c, id, sent.signs);
  const remarks = [...(sent.isPlanLost ? [notes.lostPlan] : []), ...(isUnchecked ? [notes.unchecked] : [])];
  const linkHash = await sha256Hex(secret);
  const request = {
    id,
    value: intakeValue(id, Date.now(), { ...verdict, remarks, linkHash }, fields),
    origin: new URL(c.req.url).origin,
  };
  const isSilent = verdict.spamReason !== null;
  const mailsLink = !isSilent && canReply(c.env);
  const keyHash = key === undefined ? null : await sha256Hex(key);
  const row = { ...request, contentHash, keyHash, isSilent, mailsLink };
  const inserted = await unlessUnreachable(() => withTimeout<InsertResult>(c.env, openDesk(c.env).requests.insert(row)), id);
  if (inserted?.outcome === 'erased') throw new ProblemError(410, visitorProblems.erased);
  if (inserted?.outcome === 'conflict') throw new ProblemError(422, 'This Idempotency-Key already belongs to another request.');
  let hasLink = inserted?.hasLink ?? false;
  if (!inserted) {
    hasLink = (await storeQueued(c.env.REQUESTS, request)) === linkHash;
    if (!isSilent) c.executionCtx.waitUntil(notifyOfQueued(c.env, request));
  }
  console.log(JSON.stringify({ event: 'estimate_stored', id, by: inserted ? 'desk' : 'kv', spam: verdict.spamReason }));
  return { id: inserted?.id ?? id, hasLink, mailed: mailsLink && inserted !== null };
}
