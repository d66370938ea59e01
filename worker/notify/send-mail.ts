/** All mail goes through Cloudflare's Email Service, which has no idempotency keys. */
import type { Bindings } from '../bindings.ts';
import { withTimeout } from '../with-timeout.ts';

/** Long, because after it nobody knows whether the mail went out. In milliseconds. */
const limit = 30_000;

const secondTry =
  "You may get this mail twice: a part of our website didn't answer, so we can't tell whether it went out before.";

export interface MailTry {
  /** Stays the same when a mail is retried. */
  id: string;
  /** Whether it may go out twice. If so, the mail says that. */
  mayBeSecond: boolean;
}

interface Mail extends MailTry {
  from: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
}

/** The mail may have gone out, or may still go out. After any other error it hasn't. */
export class MailUnansweredError extends Error {
  override readonly name = 'MailUnansweredError';
}

export async function sendMail(env: Bindings, { id, mayBeSecond, replyTo, text, ...mail }: Mail): Promise<void> {
  if (!env.MAIL) throw new DOMException('Mail is not set up', 'NotSupportedError');
  const message = {
    ...mail,
    text: mayBeSecond ? `${secondTry}\n\n${text}` : text,
    headers: { 'X-Mail-Id': id },
    ...(replyTo && { replyTo }),
  };
  try {
    await withTimeout(env, env.MAIL.send(message), limit);
  } catch (cause) {
    throw isRefusal(cause) ? cause : new MailUnansweredError('Nobody knows whether the mail went out', { cause });
  }
}

/** The service names every reason for a refusal. A fault of its own can come after it has accepted the mail. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('E_') && code !== 'E_INTERNAL_SERVER_ERROR';
}
