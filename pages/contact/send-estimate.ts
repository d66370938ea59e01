import * as z from 'zod/mini';
import { ResponseError, send } from '../../components/form/request.ts';
import { type EstimateRequest, type FieldErrors, fieldNames } from '../../schema/estimate-request.ts';

/** Milliseconds after which a request on a poor line counts as failed; sending again is safe. */
const patience = 30_000;

const problemSchema = z.object({ errors: z.array(z.object({ field: z.enum(fieldNames), detail: z.string() })) });

/** `errors` only where the Worker found fault with fields. */
export type Sent = { ok: true } | { ok: false; errors?: FieldErrors };

/** What tells people from programs, by the names that the Worker knows. */
interface Signs {
  /** The field that nobody sees. */
  website: string;
  /** Milliseconds from opening the page to sending the form. */
  elapsed: number;
  /** Turnstile's token, where there is one. */
  'cf-turnstile-response'?: string;
}

export async function sendEstimate(request: EstimateRequest, key: string, signs: Signs): Promise<Sent> {
  try {
    await send(
      'POST',
      '/api/contact',
      { ...request, ...signs },
      {
        headers: { 'Idempotency-Key': key },
        signal: AbortSignal.timeout(patience),
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
