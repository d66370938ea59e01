/** Shows visitors without scripts the contact page again, with what they typed and what needs fixing. */
import type { Context } from 'hono';
import type { FieldErrors } from '#schema/api/estimate-request.ts';
import { sayProblem } from '#schema/api/visitor-problems.ts';
import { fieldNames } from '#schema/request-fields/fields.ts';
import { pathIn } from '#schema/rules/language.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import type { AppEnv } from '../../env.ts';
import { callLanguage } from '../../http/language.ts';
import { personalPage } from '../../http/personal-page.ts';
import type { ProblemError } from '../../http/problem.ts';

/** Relies on the names, ids and data-* attributes in pages/contact/EstimateForm.island.tsx and the components it uses. */
export async function formPage(c: Context<AppEnv>, problem: ProblemError, values: Record<string, string>): Promise<Response> {
  const language = callLanguage(c);
  const page = await c.env.ASSETS.fetch(new URL(pathIn(language, '/contact'), c.req.url));
  const errors: FieldErrors = problem.errors ?? {};
  const hidden = hiddenFields(problem, values);
  const rewriter = new HTMLRewriter()
    // Without its marker the island stays asleep, so it can't replace what was typed.
    .on('[data-island="EstimateForm"]', { element: (el) => void el.removeAttribute('data-island') })
    .on('title', { element: (el) => void el.prepend('Error: ') })
    .on('form[data-estimate] [data-hidden-fields]', {
      element(el) {
        for (const [name, value] of Object.entries(hidden)) {
          el.append(`<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`, { html: true });
        }
      },
    });

  for (const field of fieldNames) {
    const { [field]: value = '' } = values;
    const message = errors[field];
    const control = `form[data-estimate] [name="${field}"]`;
    rewriter
      .on(control, {
        element(el) {
          // HTMLRewriter escapes quotes here, but not ampersands.
          if (el.tagName === 'input') el.setAttribute('value', value.replaceAll('&', '&amp;'));
          if (el.tagName === 'textarea') el.setInnerContent(value);
          if (message) el.setAttribute('aria-invalid', 'true');
        },
      })
      .on(`${control} option`, {
        element(el) {
          if (el.getAttribute('value') === value) el.setAttribute('selected', '');
          else el.removeAttribute('selected');
        },
      });
    if (message) rewriter.on(`[data-error="${field}"]`, { element: (el) => void el.setInnerContent(message) });
  }

  const messages = fieldNames.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  if (messages.length > 0) {
    rewriter.on('[data-error-summary]', { element: reveal }).on('[data-error-list]', {
      element(el) {
        const items = messages.map(({ field, text }) => `<li><a href="#estimate-${field}">${escapeHtml(text)}</a></li>`);
        el.setInnerContent(items.join(''), { html: true });
      },
    });
  }
  if (!problem.errors) {
    rewriter
      .on('[data-failure]', { element: reveal })
      .on('[data-failure-detail]', { element: (el) => void el.setInnerContent(sayProblem(language, problem.message)) });
  }

  return rewriter.transform(personalPage(page, problem.status, problem.headers));
}

/** The key lets the visitor send the same form again without storing it twice. The others aren't fields that the visitor fills in. */
function hiddenFields(
  { status }: ProblemError,
  { idempotencyKey, plan, context, preferredTimes }: Record<string, string>,
): Record<string, string> {
  const canKeepKey = status === 429 || status >= 500;
  return {
    idempotencyKey: (canKeepKey && idempotencyKey) || uuidv7(),
    ...(plan && { plan }),
    ...(context && { context }),
    ...(preferredTimes && { preferredTimes }),
  };
}

function reveal(el: Element): void {
  el.removeAttribute('hidden');
  el.setAttribute('autofocus', '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
