import { lazy, Suspense, useRef } from 'react';
import { Button } from '../../components/form/Button.tsx';
import { fromDataUrl } from '../../components/form/data-url.ts';
import { Toasts } from '../../components/form/Toasts.tsx';
import { useUploads } from '../../components/own-request/use-uploads.ts';
import { Filled } from '../../components/section/Filled.tsx';
import type { BusinessHours } from '../../schema/business-time.ts';
import type { EstimateMessages, EstimateRequest } from '../../schema/estimate-request.ts';
import { fill } from '../../schema/fill.ts';
import type { Language } from '../../schema/language.ts';
import { whyUrgent } from '../../schema/urgency.ts';
import { AboutLine } from './AboutLine.tsx';
import { AttachedPicture } from './AttachedPicture.tsx';
import { AttachedPlan } from './AttachedPlan.tsx';
import { CallNow } from './CallNow.tsx';
import { keepDraft, touchedField, valuesOf } from './draft.ts';
import { EarlierRequest } from './EarlierRequest.tsx';
import { EstimateFields } from './EstimateFields.tsx';
import { ErrorSummary, Failure, Form, SentPlainly, Wide } from './FormParts.tsx';
import type { Stored } from './send-estimate.ts';
import { describeTopic, englishIn, type Topics } from './topics.ts';
import type { Check } from './turnstile.ts';
import { useAttached } from './use-attached.ts';
import { useFilledForm } from './use-filled-form.ts';
import { useHints } from './use-hints.ts';
import { useNextVisit } from './use-next-visit.ts';
import { useOwnRequestWords } from './use-own-request-words.ts';
import { useSending } from './use-sending.ts';
import { useSentRequest } from './use-sent-request.ts';
import { useUrgency } from './use-urgency.ts';
import type { FormWords } from './words.ts';
import type { AreaZips } from './zip-place.ts';

interface EstimateFormProps {
  language: Language;
  words: FormWords;
  messages: EstimateMessages;
  links: Record<'privacy' | 'visualizer' | 'help', { name: string; href: string; hrefLang?: string }>;
  phone: { text: string; href: string };
  /** e.g. '24 hours'. */
  contactWithin: string;
  hours: BusinessHours;
  topics: Topics;
  zips: AreaZips;
  /** Set if Turnstile checks the form. */
  siteKey: string | null;
}

/** Loaded only once a request is sent. If that fails, the visitor still reads that it is. */
const RequestSent = lazy(() =>
  import('./RequestSent.tsx').then(
    (module) => ({ default: module.RequestSent }),
    () => ({ default: SentPlainly }),
  ),
);

/** Loaded only if there is a site key. */
const PersonCheck = lazy(() => import('./PersonCheck.tsx').then((module) => ({ default: module.PersonCheck })));

/**
 * The estimate request, or what stands in its place once it's stored. The toasts stay on the page all along. With scripts off, the form
 * posts to the same address, and worker/routes/contact/form-page.ts fills in the page by its names, ids and data-* attributes.
 */
export function EstimateForm(props: EstimateFormProps) {
  const { language, words, messages, links, phone, contactWithin, hours, topics, siteKey } = props;
  const check = useRef<Check>(null);
  const { form, isAwake } = useFilledForm(topics);
  const { context, plan, picture, hasConsent, ...attached } = useAttached(topics);
  const { ownWords, needOwnWords } = useOwnRequestWords(language);
  const uploads = useUploads(language, ownWords?.photos);
  const { sent, place, ...earlier } = useSentRequest();
  const { hints, noteField, dropEmailHint } = useHints(props.zips);
  const { isUrgent, noteChange } = useUrgency(form, context);
  const nextVisit = useNextVisit(language);

  async function onStored(stored: Stored, request: EstimateRequest) {
    if (picture && hasConsent && stored.fragment) uploads.addPicture(stored.fragment, fromDataUrl(picture));
    await needOwnWords();
    // Otherwise Firefox fills it in again on a reload, as if the visitor wrote another request.
    form.current?.reset();
    earlier.show({ ...stored, sentAt: Date.now(), isUrgent: whyUrgent(request) !== null });
    attached.forgetContext();
    attached.forgetPlan();
    attached.forgetPicture();
  }

  const success = { title: words.success.title, text: fill(words.success.text, { time: contactWithin }) };
  // The number stays on one line.
  const number = phone.text.replaceAll(' ', '\u00a0');
  const { state, errors, listed, checkField, submit } = useSending({
    extras: { language, ...(plan && { plan }), ...(context && { context }) },
    messages,
    toasts: {
      success,
      urgent: { title: words.success.title, text: fill(words.urgent.toast, { phone: number }) },
      failure: { title: words.failure.title, text: fill(words.failure.text, { phone: number }), destructive: true },
      missing: { ...words.missing, destructive: true },
    },
    check,
    onStored,
  });

  const topic = context && describeTopic(context, topics, words.topic);
  return (
    <>
      <Toasts label={words.toasts} close={words.closeToast} isAbove />
      {sent && place !== 'behind' ? (
        <Suspense fallback={null}>
          <RequestSent
            sent={sent}
            isNew={place === 'new'}
            contactWithin={contactWithin}
            language={language}
            words={words}
            ownWords={ownWords}
            uploads={uploads}
            phone={phone}
            help={links.help}
            hours={hours}
            startAnother={earlier.startAnother}
            forget={earlier.forget}
          />
        </Suspense>
      ) : (
        <>
          <h2>{words.heading}</h2>
          {sent && <EarlierRequest words={words} language={language} sent={sent} />}
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
            {topic && (
              <AboutLine
                words={words.topic}
                topic={topic}
                english={englishIn(context, topic, topics)}
                remove={attached.forgetContext}
              />
            )}
            {plan && ownWords && (
              <AttachedPlan words={ownWords} visualizer={links.visualizer} plan={plan} remove={attached.forgetPlan} />
            )}
            {picture && ownWords && (
              <AttachedPicture
                words={ownWords.attached.picture}
                picture={picture}
                hasConsent={hasConsent}
                setConsent={attached.setConsent}
              />
            )}
            <Wide as="p">{words.required}</Wide>
            <EstimateFields
              words={words}
              errors={errors}
              hints={hints}
              phone={phone}
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
            <Wide>
              <Button type="submit" disabled={state === 'submitting'}>
                {state === 'submitting' ? words.submitting : words.submit}
              </Button>
              <p>
                {words.use}{' '}
                <a href={links.privacy.href} hrefLang={links.privacy.hrefLang}>
                  {links.privacy.name}
                </a>
              </p>
              {nextVisit && !isUrgent && (
                <p>
                  <Filled text={words.nextVisit} parts={{ time: <span>{nextVisit}</span> }} />
                </p>
              )}
            </Wide>
          </Form>
        </>
      )}
    </>
  );
}
