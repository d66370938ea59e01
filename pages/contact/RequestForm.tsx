import { lazy, Suspense, useRef } from 'react';
import { fill } from '#schema/rules/fill.ts';
import { pathIn } from '#schema/rules/language.ts';
import { keepSentRequest } from '../sent-request.ts';
import type { Data } from './+data.ts';
import { Attached } from './Attached.tsx';
import { CallNow } from './CallNow.tsx';
import { keepDraft, touchedField, valuesOf } from './draft.ts';
import { EarlierRequest } from './EarlierRequest.tsx';
import { EstimateFields } from './EstimateFields.tsx';
import { ErrorSummary, Failure, Form, Wide } from './FormParts.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import type { Stored } from './send-estimate.ts';
import type { Check } from './turnstile.ts';
import { useAttached } from './use-attached.ts';
import { useFilledForm } from './use-filled-form.ts';
import { useHints } from './use-hints.ts';
import { useSending } from './use-sending.ts';
import { useUrgency } from './use-urgency.ts';
import type { FormWords } from './words.ts';

/** Loaded only if there is a site key. */
const PersonCheck = lazy(() => import('./PersonCheck.tsx').then((module) => ({ default: module.PersonCheck })));

/**
 * With scripts off, the form posts to the same address, and worker/routes/contact/form-page.ts fills in the page by its names, ids and
 * data-* attributes.
 */
export function RequestForm({ language, words, fields, links, phone, topics, zips, siteKey }: Data['form']) {
  const check = useRef<Check>(null);
  const { form, isAwake } = useFilledForm(topics);
  const attached = useAttached(topics);
  const { context, plan, picture, hasConsent } = attached;
  const { hints, noteField, dropEmailHint } = useHints(zips);
  const { isUrgent, noteChange } = useUrgency(form, context);
  const { state, errors, listed, checkField, submit } = useSending({
    extras: { language, ...(plan && { plan }), ...(context && { context }) },
    fields,
    toasts: toastsFor(words, phone),
    check,
    onStored,
  });

  function onStored({ fragment, isMailed }: Stored, isUrgent: boolean) {
    const hasPicture = picture !== null && hasConsent && fragment !== null;
    keepSentRequest({ fragment, isMailed, hasPicture });
    // Otherwise Firefox fills it in again when the visitor comes back, as if they wrote another request.
    form.current?.reset();
    attached.forgetContext();
    attached.forgetPlan();
    if (hasPicture) attached.handOverPicture();
    else attached.forgetPicture();
    location.assign(pathIn(language, fragment === null ? `/thanks${isUrgent ? '/urgent' : ''}` : `/request#${fragment}`));
  }

  return (
    <>
      <h2>{words.heading}</h2>
      <EarlierRequest words={words} language={language} />
      <Form
        ref={form}
        data-estimate=""
        // The page of a rejected form has this address, and a reload of it only has that.
        action={language === 'en' ? '/api/contact' : `/api/contact?language=${language}`}
        method="post"
        // The browser refuses 'Ann <ann@example.com>'. With scripts off, the Worker checks the fields.
        noValidate
        aria-label={words.label}
        onSubmit={submit}
        onBlur={(event) => {
          checkField(event);
          noteField(event);
        }}
        onInput={(event) => {
          checkField(event);
          noteField(event);
          keepDraft(touchedField(event));
          noteChange();
        }}
      >
        <ErrorSummary listed={listed} errors={errors} heading={words.fix} />
        <Failure isShown={state === 'failure'} words={words} phone={phone} />
        <Attached {...{ attached, topics, language }} topicWords={words.topic} visualizer={links.visualizer} />
        <Wide as="p">{words.required}</Wide>
        <EstimateFields
          {...{ words, fields, errors, hints, phone }}
          onFilled={(filled) => {
            keepDraft(valuesOf(filled));
            dropEmailHint();
          }}
        />
        <div data-hidden-fields="" hidden>
          {/* Invisible. Bots that fill in every field give themselves away. */}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={words.leaveEmpty} />
          <input type="hidden" name="language" value={language} />
        </div>
        {isAwake && siteKey && words.check && (
          <Suspense fallback={null}>
            <PersonCheck siteKey={siteKey} words={words.check} phone={phone} check={check} />
          </Suspense>
        )}
        <Wide aria-live="polite">{isUrgent && <CallNow words={words.urgent} phone={phone} help={links.help} />}</Wide>
        <SubmitRow {...{ language, words, isUrgent }} privacy={links.privacy} isSubmitting={state === 'submitting'} />
      </Form>
    </>
  );
}

function toastsFor({ failure, missing }: FormWords, phone: { text: string }) {
  // The number stays on one line.
  const number = phone.text.replaceAll(' ', '\u00a0');
  return {
    failure: { title: failure.title, text: fill(failure.text, { phone: number }), destructive: true },
    missing: { ...missing, destructive: true },
  };
}
