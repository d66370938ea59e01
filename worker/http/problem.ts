/** Errors as application/problem+json (RFC 9457). Handlers throw a ProblemError; the one `onError` in index.ts answers it. */

import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Problem } from '#schema/api/problem.ts';
import { sayProblem, visitorProblems } from '#schema/api/visitor-problems.ts';
import type { AppEnv } from '../env.ts';
import { StoreError } from '../store/store-error.ts';
import { callLanguage } from './language.ts';

const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

export type ProblemStatus = keyof typeof titles;

interface ProblemDetails {
  errors?: Readonly<Record<string, string | undefined>>;
  headers?: Record<string, string>;
  cause?: unknown;
}

export class ProblemError extends HTTPException {
  override readonly status: ProblemStatus;
  readonly errors: ProblemDetails['errors'];
  readonly headers: Record<string, string>;

  constructor(status: ProblemStatus, detail: string, { errors, headers = {}, cause }: ProblemDetails = {}) {
    super(status, { message: detail, cause });
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

export function outage(detail = "The request store isn't responding.", cause?: unknown): ProblemError {
  return new ProblemError(503, detail, { headers: { 'Retry-After': '5' }, cause });
}

/** `whatFailed` is what to say if a store failed, in place of the usual message. */
export function problemFrom(error: Error, whatFailed?: string): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StoreError) return outage(whatFailed, error.cause);
  // Hono's own validator throws this when it can't read a body.
  if (error instanceof HTTPException && error.status === 400) return new ProblemError(400, "The body isn't valid JSON.");
  return new ProblemError(500, visitorProblems.server, { cause: error });
}

/** Answers in the language of the visitor's page. */
export function answerProblem(c: Context<AppEnv>, { status, message, errors, headers }: ProblemError): Response {
  const language = callLanguage(c);
  const body: Problem = {
    type: 'about:blank',
    title: titles[status],
    status,
    detail: sayProblem(language, message),
    ...(errors && {
      errors: Object.entries(errors).map(([field, detail = '']) => ({
        field,
        pointer: `#/${field}`,
        detail: sayProblem(language, detail),
      })),
    }),
  };
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json', ...headers });
}
