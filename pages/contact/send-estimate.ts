import * as z from 'zod/mini';
import { problemIn } from '#components/form/problem-in.ts';
import { send } from '#components/form/request.ts';
import type { EstimateRequest, FieldErrors } from '#schema/api/estimate-request.ts';
import { fieldNames } from '#schema/request-fields/fields.ts';

/** Milliseconds until a request on a poor connection counts as failed. Sending it again is safe. */
const timeout = 30_000;

/** Tolerant, because the request is stored whatever the response says. */
const storedSchema = z.object({
  /** Missing if only an earlier attempt's link opens the request. */
  link: z.catch(z.optional(z.string().check(z.regex(/^(\/es)?\/request#/))), undefined),
  mailed: z.catch(z.boolean(), false),
});

export interface Stored {
  /** Of the link to the visitor's page, if there is one. */
  fragment: string | null;
  /** Whether the link goes out by mail, too. */
  isMailed: boolean;
}

/** Has `errors` only if the Worker rejected fields. */
export type Sent = { ok: true; stored: Stored } | { ok: false; errors?: FieldErrors };

/** `signals` help the Worker tell people from bots, by the field names it expects. */
export async function sendEstimate(
  request: EstimateRequest,
  { key, secret }: { key: string; secret: string },
  signals: Readonly<Record<string, string>>,
): Promise<Sent> {
  try {
    const response = await send(
      'POST',
      '/api/contact',
      { ...request, ...signals },
      {
        headers: {
          'Idempotency-Key': key,
          'X-Visitor-Secret': secret,
          // So that an error is in the page's language.
          'Accept-Language': document.documentElement.lang,
        },
        signal: AbortSignal.timeout(timeout),
      },
    );
    const { link, mailed } = storedSchema.parse(await response.json().catch(() => ({})));
    return { ok: true, stored: { fragment: link?.split('#')[1] ?? null, isMailed: mailed } };
  } catch (error) {
    const errors = fieldErrors(error);
    return errors ? { ok: false, errors } : { ok: false };
  }
}

/** Undefined if no field of the form is at fault. */
function fieldErrors(error: unknown): FieldErrors | undefined {
  const found = (problemIn(error)?.errors ?? []).flatMap(({ field, detail }) => {
    const name = fieldNames.find((each) => each === field);
    return name ? [[name, detail] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
