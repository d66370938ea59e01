/** Errors as application/problem+json, RFC 9457. */
import type { Context } from 'hono';
import type { Problem } from '../../schema/problem.ts';

export const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
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
  detail: string;
  /** Messages by field, each also as a JSON pointer into the sent body. */
  errors?: Readonly<Record<string, string | undefined>> | undefined;
  headers?: Record<string, string> | undefined;
}

export function problem(c: Context, status: ProblemStatus, { detail, errors, headers }: ProblemDetails): Response {
  const body: Problem = {
    type: 'about:blank',
    title: titles[status],
    status,
    detail,
    ...(errors && {
      errors: Object.entries(errors).map(([field, message = '']) => ({ field, pointer: `#/${field}`, detail: message })),
    }),
  };
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json', ...headers });
}
