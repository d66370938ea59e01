import { type FormEvent, use, useRef, useState } from 'react';
import { Field, Input } from '#components/form/Field.tsx';
import { contractOf, workChangeSchema } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import type { Work } from '#schema/api/visit.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { readLanguage } from '#schema/rules/language.ts';
import { describeDays } from '#schema/rules/visit-windows.ts';
import { SignedIn } from '../../access/signed-in.ts';
import { listVisits } from '../../api.ts';
import { useBusiness } from '../../business.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { Fold } from '../../Fold.tsx';
import { NoticeLine } from '../../NoticeLine.tsx';
import { Rows } from '../../Rows.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { Now } from '../../use-now.ts';
import { writeLetter } from '../reply/letters.ts';
import { type Way, waysTo } from '../reply/outgoing.ts';
import { FieldForm } from '../SmallForm.tsx';
import type { RequestEditor } from '../use-request.ts';
import { CrewSelect } from '../visit/CrewSelect.tsx';
import { TellChoice } from '../visit/TellChoice.tsx';
import { removeWork } from './quote-api.ts';
import { doubtsAbout, firstOpenDay } from './work-doubts.ts';

interface WorkPlanProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'update' | 'planWork'>;
  isNext: boolean;
}

/** When a crew works on a won job. The customer sees the days. */
export function WorkPlan({ request, editor: { saving, notice, update, planWork }, isNext }: WorkPlanProps) {
  const { id, fullName, state } = request;
  const business = useBusiness();
  const { name = '', canMail = false } = use(SignedIn);
  const ways = waysTo(request, canMail);
  const [way, setWay] = useState<Way | null>(ways[0] ?? null);
  const today = dateText(dateOf(use(Now)));
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [asked, setAsked] = useState<{ chosen: Work; doubts: string[] }>();
  const { work, versions = [] } = state.quote ?? {};
  const contract = contractOf(versions);
  const { earliestStart = today, days = 1 } = contract?.quote ?? {};
  const start = work?.first ?? firstOpenDay(earliestStart > today ? earliestStart : today, business.hours);
  const [typed, setTyped] = useState<Partial<Pick<Work, 'first' | 'last'>>>({});
  const Days = work && work.last < today ? 'span' : 'b';
  const first = typed.first ?? start;
  const usual = first === work?.first || first === '' ? (work?.last ?? '') : dateText(Date.parse(first) + (days - 1) * dayMs);
  const last = typed.last ?? usual;
  const dates = [
    { name: 'first', label: 'First day of work', value: first },
    { name: 'last', label: 'Last day of work', value: last },
  ];

  function write({ first, last }: Pick<Work, 'first' | 'last'>) {
    const work = first && last ? { first, last } : undefined;
    return writeLetter('work', { fullName, work, sender: { ...business, name } }, readLanguage(request.language));
  }

  async function save(chosen: Work) {
    // The form folds away, so what was below it would be out of sight.
    if (await planWork(chosen, way && { way, ...write(chosen) })) heading.current?.focus();
  }

  /** Asks first about days that nobody would choose on purpose, and if the crew has another job then. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving !== null) return;
    const { data, error } = workChangeSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message])));
    if (!data) return;
    const { first, last, crew, note } = data;
    const chosen = { first, last, crew, ...(note && { note }) };
    const others = (await listVisits(first, last).catch(() => null))?.work ?? [];
    const doubts = doubtsAbout(chosen, { id, hours: business.hours, contract, visit: state.visit, others });
    if (doubts.length === 0) return save(chosen);
    setAsked({ chosen, doubts });
    dialog.current?.showModal();
  }

  async function remove() {
    // The button that was pressed is gone.
    if (await update('work', 'Work days removed.', (version) => removeWork(id, version))) heading.current?.focus();
  }

  return (
    <Rows as="section" aria-labelledby="inbox-work">
      <h3 id="inbox-work" ref={heading} tabIndex={-1}>
        Work
      </h3>
      {work && (
        <p>
          <Days>{describeDays(work)}</Days>
          {`, ${work.crew}`}
        </p>
      )}
      <Fold open={!work}>
        <summary hidden={!work}>Change the work days</summary>
        <FieldForm aria-label="Work days" noValidate onSubmit={submit} key={JSON.stringify(work)}>
          {dates.map(({ name, label, value }) => (
            <Field key={name} form="work" name={name} label={label} error={errors[name]}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={value}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          ))}
          <Field form="work" name="crew" label="Crew" error={errors.crew}>
            {(control) => <CrewSelect {...control} crew={work?.crew} />}
          </Field>
          <Field form="work" name="note" label="Note for the crew" error={errors.note}>
            {(control) => <Input {...control} defaultValue={work?.note} autoComplete="off" />}
          </Field>
          <TellChoice ways={ways} chosen={way} choose={setWay} text={write({ first, last }).text} />
          <ButtonRow>
            <SmallButton type="submit" data-kind={isNext ? 'main' : undefined} aria-disabled={saving !== null}>
              {way === null ? 'Save the work days' : 'Save and tell them'}
            </SmallButton>
            {work && <SmallButton onClick={remove}>Remove work days</SmallButton>}
          </ButtonRow>
        </FieldForm>
      </Fold>
      <NoticeLine notice={notice} about="work" />
      <ConfirmDialog
        ref={dialog}
        title="Plan it all the same?"
        text={asked?.doubts.join(' ') ?? ''}
        action="Plan it"
        cancel="Choose other days"
        onConfirm={() => asked && save(asked.chosen)}
      />
    </Rows>
  );
}
