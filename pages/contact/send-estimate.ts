import * as z from 'zod/mini';
import { ResponseError, send } from '../../components/form/request.ts';
import { type EstimateRequest, type FieldErrors, fieldNames } from '../../schema/estimate-request.ts';

/** Milliseconds until a request on a poor connection counts as failed. Sending it again is safe. */
const timeout = 30_000;

const problemSchema = z.object({ errors: z.array(z.object({ field: z.enum(fieldNames), detail: z.string() })) });

/** Has `errors` only if the Worker rejected fields. */
export type Sent = { ok: true } | { ok: false; errors?: FieldErrors };

/** Signals that help the Worker tell people from bots, with the field names it expects. */
interface BotSignals {
  /** The hidden field. */
  website: string;
  /** Milliseconds from opening the page to sending the form. */
  elapsed: number;
  /** Turnstile's token, if there is one. */
  'cf-turnstile-response'?: string;
}

export async function sendEstimate(request: EstimateRequest, key: string, signals: BotSignals): Promise<Sent> {
  try {
    await send(
      'POST',
      '/api/contact',
      { ...request, ...signals },
      {
        headers: { 'Idempotency-Key': key },
        signal: AbortSignal.timeout(timeout),
      },
    );
    return { ok: true };
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
