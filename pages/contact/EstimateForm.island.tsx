import { type FormEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/form/Button.tsx';
import { fromDataUrl } from '../../components/form/data-url.ts';
import { Field, Input, Select, TextArea } from '../../components/form/Field.tsx';
import { showAndFocus } from '../../components/form/show-and-focus.ts';
import { showToast, Toasts } from '../../components/form/Toasts.tsx';
import { useUploads } from '../../components/own-request/use-uploads.ts';
import { Filled } from '../../components/section/Filled.tsx';
import type { BusinessHours } from '../../schema/business-time.ts';
import type { EstimateMessages } from '../../schema/estimate-messages.ts';
import {
  type EstimateRequest,
  type FieldErrors,
  type FieldName,
  fieldNames,
  limits,
  parseEstimateRequest,
  requiredFields,
  serviceValues,
} from '../../schema/estimate-request.ts';
import { fill } from '../../schema/fill.ts';
import type { Language } from '../../schema/language.ts';
import type { Plan } from '../../schema/plan.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { dropCarriedPicture, readCarriedPicture } from '../../visualizer/plan/carried-picture.ts';
import { dropPlan, readCarriedPlan } from '../../visualizer/plan/carried-plan.ts';
import { AboutLine } from './AboutLine.tsx';
import { CarriedPicture } from './CarriedPicture.tsx';
import { CarriedPlan } from './CarriedPlan.tsx';
import { attemptFor, clearDraft, fillFromDraft, keepDraft, timeWithForm } from './draft.ts';
import { ErrorSummary, Form, Outcome, Wide } from './FormParts.tsx';
import { fillFromAddress } from './prefill.ts';
import { RequestSent } from './RequestSent.tsx';
import { type Stored, sendEstimate } from './send-estimate.ts';
import { contextOf, describeTopic, type Topics } from './topics.ts';
import type { Check } from './turnstile.ts';
import { loadOwnRequestWords, type OwnRequestWords, type Words } from './words.ts';

interface EstimateFormProps {
  language: Language;
  words: Omit<Words['form'], 'check'> & {
    services: Record<EstimateRequest['serviceNeeded'], string>;
    check: Words['form']['check'] | null;
  };
  messages: EstimateMessages;
  links: Record<'privacy' | 'visualizer', { name: string; href: string; hrefLang?: string }>;
  phone: { text: string; href: string };
  /** e.g. '24 hours'. */
  contactWithin: string;
  hours: BusinessHours;
  topics: Topics;
  /** Set if Turnstile checks the form. */
  siteKey: string | null;
}

/** Milliseconds that submitting waits for Turnstile, which is usually done by then. */
const checkTimeout = 6000;

/** Loaded only if there is a site key. */
const PersonCheck = lazy(() => import('./PersonCheck.tsx').then((module) => ({ default: module.PersonCheck })));

type State = 'idle' | 'submitting' | 'failure';

/** The form, or what stands in its place once the request is stored. The toasts stay on the page all along. */
export function EstimateForm(props: EstimateFormProps) {
  return (
    <>
      <FormOrResult {...props} />
      <Toasts label={props.words.toasts} close={props.words.closeToast} />
    </>
  );
}

/**
 * The estimate request. Fields are uncontrolled, so that text typed before hydration stays. With scripts off, the form posts
 * to the same address, and worker/routes/contact/form-page.ts fills in the page by its names, ids and data-* attributes.
 */
function FormOrResult({ language, words, messages, links, phone, contactWithin, hours, topics, siteKey }: EstimateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const failureBox = useRef<HTMLDivElement>(null);
  const check = useRef<Check>(null);
  const [isAwake, setIsAwake] = useState(false);
  const [state, setState] = useState<State>('idle');
  const [sent, setSent] = useState<{ request: EstimateRequest; stored: Stored; sentAt: number } | null>(null);
  const [context, setContext] = useState<RequestContext>();
  const [plan, setPlan] = useState<Plan | null>(null);
  /** The visitor's picture from the visualizer, as a data URL. */
  const [picture, setPicture] = useState<string | null>(null);
  const [hasConsent, setConsent] = useState(false);
  const [ownWords, setOwnWords] = useState<OwnRequestWords | null>(null);
  const uploads = useUploads(language, ownWords?.photos);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The messages of the last attempt to send, so that the list doesn't change while it's read. */
  const [listed, setListed] = useState<FieldErrors>({});
  const success = { title: words.success.title, text: fill(words.success.text, { time: contactWithin }) };
  const failure = {
    title: words.failure.title,
    // The number stays on one line.
    text: fill(words.failure.text, { phone: phone.text.replaceAll(' ', '\u00a0') }),
    destructive: true,
  };

  // Before the first event: a submit that woke the form needs the plan.
  useLayoutEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: what the visitor did before waking can only be read after hydration
    setIsAwake(true);
    if (form.current) {
      fillFromDraft(form.current);
      fillFromAddress(form.current);
      const values = valuesOf(form.current);
      if (Object.values(values).some((value) => value !== '')) keepDraft(values);
    }
    setContext(contextOf(location.search, topics));
    setPlan(readCarriedPlan());
    setPicture(readCarriedPicture());
  }, [topics]);

  useEffect(() => {
    loadOwnRequestWords(language).then(setOwnWords, () => {
      // Sending tries again.
    });
  }, [language]);

  useEffect(() => {
    if (Object.keys(listed).length > 0) showAndFocus(summary.current, 'nearest');
  }, [listed]);

  useEffect(() => {
    if (state === 'failure') showAndFocus(failureBox.current, 'nearest');
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'submitting') return;
    const target = event.currentTarget;
    const values = valuesOf(target);
    const sending = { ...values, language, ...(plan && { plan }), ...(context && { context }) };
    const parsed = parseEstimateRequest(sending, messages);
    if (!parsed.ok) {
      showErrors(parsed.errors);
      if (requiredFields.some((name) => !values[name]?.trim())) showToast({ ...words.missing, destructive: true });
      return;
    }
    setState('submitting');
    showErrors({});
    const token = check.current ? await check.current.token(checkTimeout) : '';
    if (token === null) return setState('idle');
    const result = await sendEstimate(parsed.value, attemptFor(parsed.value), {
      website: String(new FormData(target).get('website') ?? ''),
      elapsed: timeWithForm(),
      ...(token && { 'cf-turnstile-response': token }),
    });
    check.current?.reset();
    if (result.ok) {
      const { fragment } = result.stored;
      if (picture && hasConsent && fragment) uploads.addPicture(fragment, fromDataUrl(picture));
      if (!ownWords) setOwnWords(await loadOwnRequestWords(language).catch(() => null));
      clearDraft();
      forgetPlan();
      forgetPicture();
      setState('idle');
      setSent({ request: parsed.value, stored: result.stored, sentAt: Date.now() });
      showToast(success);
      return;
    }
    setState(result.errors ? 'idle' : 'failure');
    if (result.errors) showErrors(result.errors);
    showToast(failure);
  }

  /** Also from the address, so a reload doesn't bring it back. */
  function forgetPlan() {
    dropPlan();
    setPlan(null);
    history.replaceState(history.state, '', location.pathname + location.search);
  }

  function forgetContext() {
    setContext(undefined);
    history.replaceState(history.state, '', location.pathname + location.hash);
  }

  function forgetPicture() {
    dropCarriedPicture();
    setPicture(null);
    setConsent(false);
  }

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setListed(found);
  }

  /** When a field is left, and while one with an error is being corrected. */
  function checkField({ target, type }: { target: EventTarget; type: string }) {
    const name = fieldNames.find((field) => target instanceof Element && target.getAttribute('name') === field);
    if (!name || !form.current) return;
    if (type !== 'blur' && !errors[name]) return;
    const parsed = parseEstimateRequest(valuesOf(form.current), messages);
    setErrors((before) => ({ ...before, [name]: parsed.ok ? undefined : parsed.errors[name] }));
  }

  const topic = context && describeTopic(context, topics, words.topic);
  const field = (name: keyof Words['form']['fields']) => ({
    form: 'estimate',
    name,
    label: words.fields[name],
    error: errors[name],
    required: requiredFields.includes(name),
  });

  if (sent) {
    const message = { ...success, reference: words.success.reference };
    return (
      <RequestSent
        {...sent}
        language={language}
        message={message}
        uploads={uploads}
        phone={phone}
        hours={hours}
        words={ownWords && { ...ownWords, services: words.services }}
      />
    );
  }
  return (
    <>
      <h2>{words.heading}</h2>
      <Form
        ref={form}
        data-estimate=""
        action="/api/contact"
        method="post"
        aria-label={words.label}
        onSubmit={submit}
        onBlur={checkField}
        onInput={(event) => {
          checkField(event);
          keepDraft(valuesOf(event.currentTarget));
        }}
      >
        <ErrorSummary ref={summary} errors={listed} heading={words.fix} />
        <Outcome ref={failureBox} tabIndex={-1} data-failure="" data-kind="failure" hidden={state !== 'failure'}>
          <h3>{failure.title}</h3>
          <p data-failure-detail="">{words.kept}</p>
          <p>
            <Filled text={words.failure.text} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
          </p>
        </Outcome>
        {topic && <AboutLine words={words.topic} topic={topic} remove={forgetContext} />}
        {plan && ownWords && (
          <CarriedPlan words={ownWords.carried} visualizer={links.visualizer} plan={plan} remove={forgetPlan} />
        )}
        {picture && ownWords && (
          <CarriedPicture words={ownWords.carried.picture} picture={picture} hasConsent={hasConsent} setConsent={setConsent} />
        )}
        <Wide as="p">{words.required}</Wide>
        <Field {...field('fullName')}>
          {(control) => <Input {...control} type="text" required maxLength={limits.fullName} autoComplete="name" />}
        </Field>
        <Field {...field('email')}>
          {(control) => (
            <Input {...control} type="email" required maxLength={limits.email} autoComplete="email" inputMode="email" />
          )}
        </Field>
        <Field {...field('phone')}>
          {(control) => <Input {...control} type="tel" required maxLength={limits.phone} autoComplete="tel" inputMode="tel" />}
        </Field>
        <Field {...field('zipCode')}>
          {(control) => (
            <Input
              {...control}
              type="text"
              required
              pattern="[0-9]{5}"
              title={words.fiveDigits}
              maxLength={10}
              autoComplete="postal-code"
              inputMode="numeric"
            />
          )}
        </Field>
        <Wide>
          <Field {...field('serviceNeeded')}>
            {(control) => (
              <Select {...control} required defaultValue="">
                <option value="">{words.choose}</option>
                {serviceValues.map((value) => (
                  <option key={value} value={value}>
                    {words.services[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Wide>
        <Wide>
          <Field {...field('projectDetails')} hint={words.detailsHint}>
            {(control) => <TextArea {...control} rows={4} maxLength={limits.projectDetails} />}
          </Field>
        </Wide>
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
        </Wide>
      </Form>
    </>
  );
}

function valuesOf(form: HTMLFormElement): Partial<Record<FieldName, string>> {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')]));
}
