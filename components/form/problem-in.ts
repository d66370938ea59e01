import { type Problem, problemSchema } from '#schema/api/problem.ts';
import { ResponseError } from './request.ts';

/** What the API says about a call that it refused. Null if the error is something else, such as a dropped connection. */
export function problemIn(error: unknown): Problem | null {
  if (!(error instanceof ResponseError)) return null;
  try {
    return problemSchema.safeParse(JSON.parse(error.body)).data ?? null;
  } catch {
    return null;
  }
}
