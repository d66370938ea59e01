/** How the business follows up on a request: visits, replies, photos, and links to the visitor's page. */

import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import { pathIn, readLanguage } from '../../../schema/language.ts';
import { newSecret } from '../../../schema/new-secret.ts';
import { photoTypes } from '../../../schema/photo.ts';
import { mailDecisionSchema, type ReplyChannel, replySchema } from '../../../schema/reply.ts';
import { storedRequestSchema } from '../../../schema/stored-request.ts';
import { visitChangeSchema } from '../../../schema/visit.ts';
import { linkFragment } from '../../../schema/visitor.ts';
import { readCrews } from '../../business-hours.ts';
import type { AppEnv } from '../../env.ts';
import { emptyResponse, jsonResponse, problems, security } from '../../http/describe.ts';
import { sendPhoto } from '../../http/photo.ts';
import { ProblemError } from '../../http/problem.ts';
import { validateJson } from '../../http/validate.ts';
import { canReply } from '../../notify/reply.ts';
import { sha256Hex } from '../../sha256.ts';
import { openDesk } from '../../store/open-desk.ts';
import { byId, changedRequest, etagOf, idOf, ifMatch, notStored, versionFrom } from './one-request.ts';

const changeProblems = problems(400, 401, 403, 404, 409, 412, 413, 415, 422, 503);

export const followUp = new Hono<AppEnv>();

followUp.put(
  `${byId}/visit`,
  describeRoute({
    summary: 'Offers, confirms or moves a visit',
    description:
      'A request has at most one visit. Another date or part of the day moves it. 409 if others are visited then, unless a confirmation says isAlongside. `tell` is what the visitor is told: a mail goes out from here if that is set up; any other message is only recorded, as in POST …/replies.',
    security,
    parameters: [ifMatch],
    responses: { 200: jsonResponse('The changed request', storedRequestSchema), ...changeProblems },
  }),
  validateJson(visitChangeSchema),
  async (c) => {
    const visit = { ...c.req.valid('json'), crews: await readCrews(c.env) };
    const version = versionFrom(c) ?? visit.version ?? null;
    const origin = mailOrigin(c, visit.tell?.channel);
    const request = changedRequest(await openDesk(c.env).requests.setVisit(idOf(c), visit, version, c.get('by'), origin));
    return c.json(request, 200, etagOf(request));
  },
);

followUp.delete(
  `${byId}/visit`,
  describeRoute({
    summary: 'Cancels a visit',
    security,
    parameters: [ifMatch],
    responses: {
      200: jsonResponse('The changed request', storedRequestSchema),
      ...problems(400, 401, 403, 404, 409, 412, 503),
    },
  }),
  async (c) => {
    const request = changedRequest(await openDesk(c.env).requests.cancelVisit(idOf(c), versionFrom(c), c.get('by')));
    return c.json(request, 200, etagOf(request));
  },
);

followUp.get(
  `${byId}/visit.ics`,
  describeRoute({
    summary: 'Downloads a visit for a calendar',
    security,
    responses: { 200: { description: 'iCalendar (RFC 5545)', content: { 'text/calendar': {} } }, ...problems(401, 404, 503) },
  }),
  async (c) => {
    const text = await openDesk(c.env).calendar.visitText(idOf(c));
    if (text === null) throw new ProblemError(404, 'This request has no visit.');
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="visit.ics"',
    });
  },
);

followUp.post(
  `${byId}/replies`,
  describeRoute({
    summary: 'Mails a reply, or records one',
    description:
      'A mail goes out from here if that is set up (GET /api/session says so). Any other reply was sent or said by a person, and is only recorded.',
    security,
    parameters: [ifMatch],
    responses: {
      201: jsonResponse('The changed request', z.object({ isMailed: z.boolean(), request: storedRequestSchema })),
      ...changeProblems,
    },
  }),
  validateJson(replySchema),
  async (c) => {
    const { version: sentVersion, ...reply } = c.req.valid('json');
    const version = versionFrom(c) ?? sentVersion ?? null;
    const origin = mailOrigin(c, reply.channel);
    const request = changedRequest(await openDesk(c.env).requests.reply(idOf(c), reply, version, c.get('by'), origin));
    return c.json({ isMailed: origin !== null, request }, 201, etagOf(request));
  },
);

followUp.post(
  `${byId}/mails/:about{[0-9]+}`,
  describeRoute({
    summary: 'Decides about a mail that may have gone out',
    description: "For each of a request's undecidedMails: it's sent again, with the same link, or taken as sent.",
    security,
    responses: {
      200: jsonResponse('The changed request', storedRequestSchema),
      ...problems(400, 401, 403, 404, 409, 413, 415, 422, 503),
    },
  }),
  validateJson(mailDecisionSchema),
  async (c) => {
    const { wasSent } = c.req.valid('json');
    const { requests } = openDesk(c.env);
    const request = changedRequest(await requests.decideMail(idOf(c), Number(c.req.param('about')), wasSent, c.get('by')));
    return c.json(request, 200, etagOf(request));
  },
);

followUp.get(
  `${byId}/photos/:name{[0-9a-f]{32}}`,
  describeRoute({
    summary: 'Reads a photo',
    security,
    responses: {
      200: { description: 'The photo', content: Object.fromEntries(photoTypes.map((type) => [type, {}])) },
      ...problems(401, 404, 503),
    },
  }),
  async (c) => {
    const request = await openDesk(c.env).requests.find(idOf(c));
    return sendPhoto(
      c,
      idOf(c),
      request?.photos.find(({ name }) => name === c.req.param('name')),
    );
  },
);

followUp.post(
  `${byId}/links`,
  describeRoute({
    summary: "Makes a link to the visitor's page",
    description:
      'Earlier links keep working. This one is shown only once. It opens everything, but since the business has seen it, it can neither write a review nor allow photos.',
    security,
    responses: { 201: jsonResponse('The link', z.object({ link: z.string() })), ...problems(401, 403, 404, 503) },
  }),
  async (c) => {
    const secret = newSecret();
    const { requests } = openDesk(c.env);
    const isKnown = await requests.addLink(idOf(c), await sha256Hex(secret), c.get('by'));
    const request = isKnown ? await requests.find(idOf(c)) : null;
    if (!request) throw notStored();
    const path = pathIn(readLanguage(request.language), '/request');
    return c.json({ link: `${new URL(c.req.url).origin}${path}#${linkFragment(idOf(c), secret)}` }, 201);
  },
);

followUp.delete(
  `${byId}/links`,
  describeRoute({
    summary: "Revokes every link to the visitor's page",
    security,
    responses: { 204: emptyResponse('Revoked'), ...problems(401, 403, 404, 503) },
  }),
  async (c) => {
    if (!(await openDesk(c.env).requests.revokeLinks(idOf(c), c.get('by')))) throw notStored();
    return c.body(null, 204);
  },
);

/** Where links in a mail point; null if it isn't one, or can't be sent from here. */
function mailOrigin(c: Context<AppEnv>, channel: ReplyChannel | undefined): string | null {
  return channel === 'mail' && canReply(c.env) ? new URL(c.req.url).origin : null;
}
