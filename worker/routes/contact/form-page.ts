/** The contact page with a refused form filled in again, for visitors without scripts. */
import type { Context } from 'hono';
import { type FieldErrors, fieldNames } from '../../../schema/estimate-request.ts';
import type { AppEnv } from '../../env.ts';
import type { ProblemStatus } from '../../http/problem.ts';

interface RefusedForm {
  values: Record<string, string>;
  errors: FieldErrors;
  /** Shown where no single field is to blame. */
  problem: string | null;
  hidden: Record<string, string>;
  headers: Record<string, string>;
}

/** Works on the markup of pages/contact/EstimateForm.island.tsx: names, ids and data-* attributes agree with it. */
export async function formPage(c: Context<AppEnv>, status: ProblemStatus, form: RefusedForm): Promise<Response> {
  const page = await c.env.ASSETS.fetch(new URL('/contact', c.req.url));
  const { values, errors, problem, hidden } = form;
  const rewriter = new HTMLRewriter()
    // Without its marker the island stays asleep and the form stays the one that was sent.
    .on('[data-island="EstimateForm"]', { element: (el) => void el.removeAttribute('data-island') })
    .on('title', { element: (el) => void el.prepend('Error: ') })
    .on('form[data-estimate] [data-hidden-fields]', {
      element(el) {
        for (const [name, value] of Object.entries(hidden)) {
          el.append(`<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`, { html: true });
        }
      },
    })
    .on('form[data-estimate] textarea', { element: (el) => void el.setInnerContent(values.projectDetails ?? '') })
    .on('form[data-estimate] option', {
      element(el) {
        if (el.getAttribute('value') === values.serviceNeeded) el.setAttribute('selected', '');
        else el.removeAttribute('selected');
      },
    });

  for (const field of fieldNames) {
    const message = errors[field];
    rewriter.on(`form[data-estimate] [name="${field}"]`, {
      element(el) {
        // HTMLRewriter escapes quotes here, but takes '&lt;' for what it stands for.
        if (el.tagName === 'input') el.setAttribute('value', (values[field] ?? '').replaceAll('&', '&amp;'));
        if (message) el.setAttribute('aria-invalid', 'true');
      },
    });
    if (!message) continue;
    rewriter.on(`[data-error="${field}"]`, { element: (el) => void el.setInnerContent(message) });
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
  if (problem !== null) {
    rewriter
      .on('[data-failure]', { element: reveal })
      .on('[data-failure-detail]', { element: (el) => void el.setInnerContent(problem) });
  }

  const headers = new Headers(page.headers);
  for (const name of ['ETag', 'Content-Length']) headers.delete(name);
  for (const [name, value] of Object.entries(form.headers)) headers.set(name, value);
  return rewriter.transform(new Response(page.body, { status, headers }));
}

function reveal(el: Element): void {
  el.removeAttribute('hidden');
  el.setAttribute('autofocus', '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
