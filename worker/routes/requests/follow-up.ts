/** How the business follows up on a request: visits, replies, photos, and links to the visitor's page. */

import { Hono } from 'hono';
import { linkQuerySchema, type NewLink, type Replied } from '#schema/api/inbox.ts';
import { replySchema } from '#schema/api/reply.ts';
import { visitChangeSchema } from '#schema/api/visit.ts';
import { linkFragment } from '#schema/api/visitor.ts';
import { pathIn, readLanguage } from '#schema/rules/language.ts';
import { newSecret } from '#schema/rules/new-secret.ts';
import { readCrews } from '../../built-files.ts';
import type { AppEnv } from '../../env.ts';
import { servePhoto } from '../../http/photo.ts';
import { ProblemError } from '../../http/problem.ts';
import { validateJson, validateQuery } from '../../http/validate.ts';
import { sha256Hex } from '../../sha256.ts';
import { openDesk } from '../../store/open-desk.ts';
import { answerChange, byId, changedRequest, editFrom, etagOf, idOf, mailOrigin, notStored } from './one-request.ts';

export const followUp = new Hono<AppEnv>();

followUp.put(`${byId}/visit`, validateJson(visitChangeSchema), async (c) => {
  const visit = c.req.valid('json');
  const origin = mailOrigin(c, visit.tell?.channel);
  const crews = await readCrews(c.env);
  return answerChange(c, openDesk(c.env).visits.set(idOf(c), visit, crews, origin, editFrom(c, visit.version)));
});

followUp.delete(`${byId}/visit`, (c) => answerChange(c, openDesk(c.env).visits.cancel(idOf(c), editFrom(c))));

followUp.get(`${byId}/visit.ics`, async (c) => {
  const text = await openDesk(c.env).calendar.visitText(idOf(c));
  if (text === null) throw new ProblemError(404, 'This request has no visit.');
  return c.body(text, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="visit.ics"',
  });
});

followUp.post(`${byId}/replies`, validateJson(replySchema), async (c) => {
  const { version, ...reply } = c.req.valid('json');
  const origin = mailOrigin(c, reply.channel);
  const request = await changedRequest(openDesk(c.env).replies.add(idOf(c), reply, origin, editFrom(c, version)));
  return c.json<Replied>({ isMailed: origin !== null, request }, 201, etagOf(request));
});

followUp.get(`${byId}/photos/:name{[0-9a-f]{32}}`, async (c) => {
  const request = await openDesk(c.env).requests.find(idOf(c));
  const photo = request?.photos.find(({ name }) => name === c.req.param('name'));
  return servePhoto(c, idOf(c), photo);
});

followUp.post(`${byId}/links`, validateQuery(linkQuerySchema), async (c) => {
  const secret = newSecret();
  const { links, requests } = openDesk(c.env);
  const isKnown = await links.add(idOf(c), await sha256Hex(secret), c.req.valid('query').way, c.get('person'));
  const request = isKnown ? await requests.find(idOf(c)) : null;
  if (!request) throw notStored();
  const path = pathIn(readLanguage(request.language), '/request');
  return c.json<NewLink>({ link: `${new URL(c.req.url).origin}${path}#${linkFragment(idOf(c), secret)}` }, 201);
});

followUp.delete(`${byId}/links`, async (c) => {
  if (!(await openDesk(c.env).links.revoke(idOf(c), c.get('person')))) throw notStored();
  return c.body(null, 204);
});
