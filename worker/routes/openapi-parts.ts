/** Pieces of the OpenAPI document. */
import * as z from 'zod/mini';
import { estimateRequestSchema } from '../../schema/estimate-request.ts';
import { erasedSchema, erasureSchema, requestChangeSchema, requestPageSchema, statusFilters } from '../../schema/inbox.ts';
import { newsletterSchema } from '../../schema/newsletter.ts';
import { pageViewSchema } from '../../schema/page-view.ts';
import { problemSchema } from '../../schema/problem.ts';
import { sessionSchema, signInSchema } from '../../schema/session.ts';
import { storedRequestSchema } from '../../schema/stored-request.ts';
import { type ProblemStatus, titles } from '../http/problem.ts';

const sent = {
  EstimateRequest: z.extend(estimateRequestSchema, {
    /** Milliseconds from opening the page to sending the form. */
    elapsed: z.optional(z.number().check(z.nonnegative())),
    'cf-turnstile-response': z.optional(z.string().check(z.maxLength(2048))),
  }),
  Newsletter: newsletterSchema,
  PageView: pageViewSchema,
  SignIn: signInSchema,
  RequestChange: requestChangeSchema,
  Erasure: erasureSchema,
};
const answered = {
  Stored: z.object({ id: z.string() }),
  Session: sessionSchema,
  StoredRequest: storedRequestSchema,
  RequestPage: requestPageSchema,
  Erased: erasedSchema,
  Problem: problemSchema,
};

type SchemaName = keyof typeof sent | keyof typeof answered;
type JsonSchema = Record<string, unknown>;

export function schemas(): Record<string, JsonSchema> {
  return { ...jsonSchemas(sent, 'input'), ...jsonSchemas(answered, 'output') };
}

export function body(name: keyof typeof sent, types = ['application/json']) {
  return { required: true, content: content(name, types) };
}

export function json(description: string, name: keyof typeof answered) {
  return { description, content: content(name, ['application/json']) };
}

export function said(description: string) {
  return { description };
}

export function errors(...statuses: ProblemStatus[]) {
  const problem = content('Problem', ['application/problem+json']);
  return Object.fromEntries(statuses.map((status) => [status, { description: titles[status], content: problem }]));
}

export function filter() {
  return [query('status', { enum: statusFilters }), query('q', { type: 'string', maxLength: 200 })];
}

export function query(name: string, schema: JsonSchema) {
  return { name, in: 'query', schema };
}

export function header(name: string, description: string, schema: JsonSchema) {
  return { name, in: 'header', description, schema };
}

function content(name: SchemaName, types: string[]) {
  return Object.fromEntries(types.map((type) => [type, { schema: { $ref: `#/components/schemas/${name}` } }]));
}

function jsonSchemas(named: Record<string, z.ZodMiniType>, io: 'input' | 'output'): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(schema, { io });
      return [name, rest];
    }),
  );
}
