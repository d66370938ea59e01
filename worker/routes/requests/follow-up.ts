/** How the business follows up on a request: visits, replies, photos, and links to the visitor's page. */

import { type Context, Hono } from 'hono';
import { pathIn, readLanguage } from '../../../schema/language.ts';
import { newSecret } from '../../../schema/new-secret.ts';
import { mailDecisionSchema, type ReplyChannel, replySchema } from '../../../schema/reply.ts';
import { visitChangeSchema } from '../../../schema/visit.ts';
import { linkFragment } from '../../../schema/visitor.ts';
import { readCrews } from '../../business-hours.ts';
import type { AppEnv } from '../../env.ts';
import { sendPhoto } from '../../http/photo.ts';
import { ProblemError } from '../../http/problem.ts';
import { validateJson } from '../../http/validate.ts';
import { canReply } from '../../notify/reply.ts';
import { sha256Hex } from '../../sha256.ts';
import { openDesk } from '../../store/open-desk.ts';
import { byId, changedRequest, etagOf, idOf, notStored, versionFrom } from './one-request.ts';

export const followUp = new Hono<AppEnv>();

followUp.put(`${byId}/visit`, validateJson(visitChangeSchema), async (c) => {
  const visit = { ...c.req.valid('json'), crews: await readCrews(c.env) };
  const version = versionFrom(c) ?? visit.version ?? null;
  const origin = mailOrigin(c, visit.tell?.channel);
  const request = changedRequest(await openDesk(c.env).requests.setVisit(idOf(c), visit, version, c.get('by'), origin));
  return c.json(request, 200, etagOf(request));
});

followUp.delete(`${byId}/visit`, async (c) => {
  const request = changedRequest(await openDesk(c.env).requests.cancelVisit(idOf(c), versionFrom(c), c.get('by')));
  return c.json(request, 200, etagOf(request));
});

followUp.get(`${byId}/visit.ics`, async (c) => {
  const text = await openDesk(c.env).calendar.visitText(idOf(c));
  if (text === null) throw new ProblemError(404, 'This request has no visit.');
  return c.body(text, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="visit.ics"',
  });
});

followUp.post(`${byId}/replies`, validateJson(replySchema), async (c) => {
  const { version: sentVersion, ...reply } = c.req.valid('json');
  const version = versionFrom(c) ?? sentVersion ?? null;
  const origin = mailOrigin(c, reply.channel);
  const request = changedRequest(await openDesk(c.env).requests.reply(idOf(c), reply, version, c.get('by'), origin));
  return c.json({ isMailed: origin !== null, request }, 201, etagOf(request));
});

followUp.post(`${byId}/mails/:about{[0-9]+}`, validateJson(mailDecisionSchema), async (c) => {
  const { wasSent } = c.req.valid('json');
  const { requests } = openDesk(c.env);
  const request = changedRequest(await requests.decideMail(idOf(c), Number(c.req.param('about')), wasSent, c.get('by')));
  return c.json(request, 200, etagOf(request));
});

followUp.get(`${byId}/photos/:name{[0-9a-f]{32}}`, async (c) => {
  const request = await openDesk(c.env).requests.find(idOf(c));
  return sendPhoto(
    c,
    idOf(c),
    request?.photos.find(({ name }) => name === c.req.param('name')),
  );
});

followUp.post(`${byId}/links`, async (c) => {
  const secret = newSecret();
  const { requests } = openDesk(c.env);
  const isKnown = await requests.addLink(idOf(c), await sha256Hex(secret), c.get('by'));
  const request = isKnown ? await requests.find(idOf(c)) : null;
  if (!request) throw notStored();
  const path = pathIn(readLanguage(request.language), '/request');
  return c.json({ link: `${new URL(c.req.url).origin}${path}#${linkFragment(idOf(c), secret)}` }, 201);
});

followUp.delete(`${byId}/links`, async (c) => {
  if (!(await openDesk(c.env).requests.revokeLinks(idOf(c), c.get('by')))) throw notStored();
  return c.body(null, 204);
});

/** Where links in a mail point; null if it isn't one, or can't be sent from here. */
function mailOrigin(c: Context<AppEnv>, channel: ReplyChannel | undefined): string | null {
  return channel === 'mail' && canReply(c.env) ? new URL(c.req.url).origin : null;
}
