/** All mail goes through Cloudflare's Email Service, which has no idempotency keys. */
import type { Bindings } from '../bindings.ts';
import { withTimeout } from '../with-timeout.ts';

/** In milliseconds. Long, because a mail that is still on its way then is sent again. */
const limit = 30_000;

interface Mail {
  /** Stays the same when a mail is retried. */
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
}

/**
 * Throws if nobody has said that it went out: then it's sent again. The service sets Message-ID itself, so mail programs know a second copy
 * only by X-Mail-Id (https://developers.cloudflare.com/email-service/reference/headers/).
 */
export async function sendMail(env: Bindings, { id, replyTo, ...mail }: Mail): Promise<void> {
  if (!env.MAIL) throw new DOMException('Mail is not set up', 'NotSupportedError');
  await withTimeout(env, env.MAIL.send({ ...mail, headers: { 'X-Mail-Id': id }, ...(replyTo && { replyTo }) }), limit);
}
