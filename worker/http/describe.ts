/** What routes share when they describe themselves for the OpenAPI document. */
import { resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { problemSchema } from '../../schema/problem.ts';
import { type ProblemStatus, titles } from './problem.ts';

/** For routes behind `requireSignIn`. */
export const security: Record<string, string[]>[] = [{ token: [] }, { cookie: [] }];

/** For routes behind `requireLink`. */
export const linkSecurity: Record<string, string[]>[] = [{ link: [] }];

export function emptyResponse(description: string) {
  return { description };
}

export function jsonResponse(description: string, schema: z.ZodMiniType) {
  return { description, content: { 'application/json': { schema: resolver(schema, { options: { io: 'output' } }) } } };
}

export function problems(...statuses: ProblemStatus[]) {
  const content = { 'application/problem+json': { schema: resolver(namedProblem) } };
  return Object.fromEntries(statuses.map((status) => [status, { description: titles[status], content }]));
}

/** With `ref`, the document holds the schema once. */
const namedProblem = problemSchema.register(z.globalRegistry, { ref: 'Problem' });

/** Everything in the document but the routes. */
export const documentation = {
  info: { title: 'Estimate requests', version: '1', description: 'Errors are application/problem+json.' },
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      link: {
        type: 'http',
        scheme: 'bearer',
        description:
          "The fragment of the link to a visitor's page: the request's id, a dot, and the secret. Without it, or with a wrong one, the response is a 404.",
      },
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Secure-inbox',
        description:
          'From POST /api/session. Changes must also carry the header "X-Requested-With: inbox" and come from our pages.',
      },
    },
  },
} as const;
