import { styled } from 'styled-components';
import { Toasts } from '#components/form/Toasts.tsx';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { belowTablet, size, space, unseen } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { pathIn } from '#schema/rules/language.ts';
import type { Words } from '#schema/rules/words.ts';
import { keepSentRequest } from '../sent-request.ts';
import type { Data } from './+data.ts';
import { Attached } from './Attached.tsx';
import { CallNow } from './CallNow.tsx';
import { keepDraft, touchedField } from './draft.ts';
import { EarlierRequest } from './EarlierRequest.tsx';
import { EstimateFields } from './EstimateFields.tsx';
import { ErrorSummary, Failure, Form, Wide } from './FormParts.tsx';
import { PersonCheck } from './PersonCheck.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import type { Stored } from './send-estimate.ts';
import { useAttached } from './use-attached.ts';
import { useFilledForm } from './use-filled-form.ts';
import { usePhoneHint } from './use-phone-hint.ts';
import { useSending } from './use-sending.ts';
import { useUrgency } from './use-urgency.ts';

/**
 * The estimate request. With scripts off, the form posts to the same address, and worker/routes/contact/form-page.ts fills in the page
 * by its names, ids and data-* attributes.
 */
export function EstimateForm({ fields, phone, help, landlordPage, topics, siteKey }: Data['form']) {
  const words = useWords('contact.form');
  const { language } = usePageLanguage();
  const { form, isAwake } = useFilledForm(topics);
  const attached = useAttached(topics);
  const { context, plan, picture, hasConsent } = attached;
  const { oddCount, notePhone } = usePhoneHint();
  const forUnits = landlordPage !== undefined && context?.page === landlordPage;
  const { isUrgent, noteChange } = useUrgency(form, context);
  const { state, errors, listed, checkField, submit } = useSending({
    extras: { language, ...(plan && { plan }), ...(context && { context }) },
    fields,
    toasts: toastsFor(words, phone),
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
      <Toasts />
      <Heading>{words.heading}</Heading>
      <EarlierRequest />
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
          notePhone(event);
        }}
        onInput={(event) => {
          checkField(event);
          notePhone(event);
          keepDraft(touchedField(event));
          noteChange();
        }}
      >
        <ErrorSummary listed={listed} errors={errors} />
        <Failure isShown={state === 'failure'} phone={phone} />
        <Wide as="p">{words.required}</Wide>
        <EstimateFields
          {...{ errors, oddCount }}
          fields={forUnits ? { ...fields, projectDetails: { ...fields.projectDetails, hint: words.hints.units } } : fields}
        />
        <Attached attached={attached} topics={topics} />
        <div data-hidden-fields="" hidden>
          {/* Invisible. Bots that fill in every field give themselves away. */}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={words.leaveEmpty} />
          <input type="hidden" name="language" value={language} />
        </div>
        {isAwake && siteKey && <PersonCheck siteKey={siteKey} />}
        <Wide aria-live="polite">{isUrgent && <CallNow phone={phone} help={help} />}</Wide>
        <SubmitRow isUrgent={isUrgent} isSubmitting={state === 'submitting'} />
      </Form>
    </>
  );
}

function toastsFor({ failure, missing }: Words['contact']['form'], phone: { text: string }) {
  // The number stays on one line.
  const number = phone.text.replaceAll(' ', '\u00a0');
  return {
    failure: { title: failure.title, text: fill(failure.text, { phone: number }), destructive: true },
    missing: { ...missing, destructive: true },
  };
}

/** On phones, the page's heading is right above it and says the same. */
const Heading = styled.h2`
  margin-bottom: ${space[5]};
  font-size: ${size.h3};
  ${belowTablet} {
    ${unseen}
  }
`;
