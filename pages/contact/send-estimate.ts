import * as z from 'zod/mini';
import { ResponseError, send } from '../../components/form/request.ts';
import { type EstimateRequest, type FieldErrors, fieldNames } from '../../schema/estimate-request.ts';

/** Milliseconds until a request on a poor connection counts as failed. Sending it again is safe. */
const timeout = 30_000;

const problemSchema = z.object({ errors: z.array(z.object({ field: z.enum(fieldNames), detail: z.string() })) });

/** Tolerant, because the request is stored whatever the response says. */
const storedSchema = z.object({
  id: z.catch(z.string(), ''),
  /** Missing if only an earlier attempt's link opens the request. */
  link: z.catch(z.optional(z.string().check(z.startsWith('/request#'))), undefined),
});

/** A stored request: its id, and the fragment of the link to the visitor's page if there is one. */
export interface Stored {
  id: string;
  fragment: string | null;
}

/** Has `errors` only if the Worker rejected fields. */
export type Sent = { ok: true; stored: Stored } | { ok: false; errors?: FieldErrors };

/** Signals that help the Worker tell people from bots, with the field names it expects. */
interface BotSignals {
  /** The hidden field. */
  website: string;
  /** Milliseconds from opening the page to sending the form. */
  elapsed: number;
  /** Turnstile's token, if there is one. */
  'cf-turnstile-response'?: string;
}

export async function sendEstimate(
  request: EstimateRequest,
  { key, secret }: { key: string; secret: string },
  signals: BotSignals,
): Promise<Sent> {
  try {
    const response = await send(
      'POST',
      '/api/contact',
      { ...request, ...signals },
      {
        headers: { 'Idempotency-Key': key, 'X-Visitor-Secret': secret },
        signal: AbortSignal.timeout(timeout),
      },
    );
    const { id, link } = storedSchema.parse(await response.json().catch(() => ({})));
    return { ok: true, stored: { id, fragment: link?.replace('/request#', '') ?? null } };
  } catch (error) {
    const errors = error instanceof ResponseError ? fieldErrors(error) : undefined;
    return errors ? { ok: false, errors } : { ok: false };
  }
}

function fieldErrors({ status, body }: ResponseError): FieldErrors | undefined {
  if (status !== 422) return undefined;
  try {
    const problem = problemSchema.safeParse(JSON.parse(body));
    if (!problem.success) return undefined;
    return Object.fromEntries(problem.data.errors.map(({ field, detail }) => [field, detail]));
  } catch {
    return undefined;
  }
}
