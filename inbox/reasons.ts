/** What went wrong with a failed call. */
import { problemIn } from '#components/form/problem-in.ts';
import { ResponseError } from '#components/form/request.ts';
import { count } from './labels.ts';

export function httpStatusOf(error: unknown): number | null {
  return error instanceof ResponseError ? error.status : null;
}

/** What to tell the user. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ResponseError)) {
    return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
      ? "Can't reach the site. Check your connection and try again."
      : 'Something went wrong. Reload the page and try again.';
  }
  if (error.status === 429) return `Too many attempts. Please wait ${waitText(error.retryAfter ?? 60)}, then try again.`;
  const problem = problemIn(error);
  const detail = problem?.errors?.[0]?.detail ?? problem?.detail ?? '';
  const isTemporary = error.status === 503 && error.retryAfter !== null;
  return isTemporary || detail === '' ? `${detail} Please try again in a moment.`.trim() : detail;
}

function waitText(seconds: number): string {
  return seconds > 60 ? count(Math.ceil(seconds / 60), 'minute') : count(seconds, 'second');
}
