import { type FormEvent, use, useRef, useState } from 'react';
import { Field, Input } from '#components/form/Field.tsx';
import { contractOf, workChangeSchema } from '#schema/api/quote.ts';
import { longDate } from '#schema/api/quote-parts.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { isDouble, type Work } from '#schema/api/visit.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { describeDays } from '#schema/rules/visit-windows.ts';
import { listVisits } from '../../api.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { Fold } from '../../Fold.tsx';
import { titleOf } from '../../labels.ts';
import { NoticeLine } from '../../NoticeLine.tsx';
import { Rows } from '../../Rows.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { Now } from '../../use-now.ts';
import { FieldForm } from '../SmallForm.tsx';
import type { RequestEditor } from '../use-request.ts';
import { planWork, removeWork } from './quote-api.ts';

interface WorkPlanProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'update'>;
  isNext: boolean;
}

/** When a crew works on a won job. The customer sees the days. */
export function WorkPlan({ request: { id, state }, editor: { saving, notice, update }, isNext }: WorkPlanProps) {
  const today = dateText(dateOf(use(Now)));
  const dialog = useRef<HTMLDialogElement>(null);
  const removal = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [clash, setClash] = useState<{ chosen: Work; isDouble: boolean; text: string }>();
  const { work, versions = [] } = state.quote ?? {};
  const contract = contractOf(versions);
  const { earliestStart = today, days = 1 } = contract?.quote ?? {};
  const until = contract?.signature?.cancel.until ?? '';
  const start = work?.first ?? (earliestStart > today ? earliestStart : today);
  const end = work?.last ?? dateText(Date.parse(start) + (days - 1) * dayMs);

  const save = (chosen: Work, isAlongside: boolean) =>
    update('work', 'Work days saved.', (version) => planWork(id, { ...chosen, isAlongside }, version));

  /** Asks first if the crew has another job then. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving !== null) return;
    const { data, error } = workChangeSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message])));
    if (!data) return;
    const { first, last, crew } = data;
    const chosen = { first, last, crew };
    // The Worker checks it again.
    const others = (await listVisits(first, last).catch(() => null))?.work ?? [];
    const double = others.filter((other) => other.id !== id && isDouble(other, chosen));
    const jobs = double.map((other) => `${titleOf(other)} (${describeDays(other)})`).join(' and ');
    const warnings = [
      ...(double.length > 0 ? [`${crew} works for ${jobs} on one of these days.`] : []),
      ...(first <= until ? [`They can cancel through ${longDate(until, 'en')}, and then you're not paid for what is done.`] : []),
    ];
    if (warnings.length === 0) return save(chosen, false);
    setClash({ chosen, isDouble: double.length > 0, text: warnings.join(' ') });
    dialog.current?.showModal();
  }

  async function remove() {
    // The button that asked is gone.
    if (await update('work', 'Work days removed.', (version) => removeWork(id, version))) heading.current?.focus();
  }

  return (
    <Rows as="section" aria-labelledby="inbox-work">
      <h3 id="inbox-work" ref={heading} tabIndex={-1}>
        Work
      </h3>
      {work && (
        <p>
          <b>{describeDays(work)}</b>
          {`, ${work.crew}`}
        </p>
      )}
      <Fold open={!work}>
        <summary hidden={!work}>Change the work days</summary>
        <FieldForm aria-label="Work days" noValidate onSubmit={submit} key={JSON.stringify(work)}>
          <Field form="work" name="first" label="First day of work" error={errors.first}>
            {(control) => <Input {...control} type="date" defaultValue={start} />}
          </Field>
          <Field form="work" name="last" label="Last day of work" error={errors.last}>
            {(control) => <Input {...control} type="date" defaultValue={end} />}
          </Field>
          <Field form="work" name="crew" label="Crew" error={errors.crew}>
            {(control) => <Input {...control} defaultValue={work?.crew} autoComplete="off" />}
          </Field>
          <ButtonRow>
            <SmallButton type="submit" data-kind={isNext ? 'main' : undefined} aria-disabled={saving !== null}>
              Save the work days
            </SmallButton>
            {work && <SmallButton onClick={() => removal.current?.showModal()}>Remove work days…</SmallButton>}
          </ButtonRow>
        </FieldForm>
      </Fold>
      <NoticeLine notice={notice} about="work" />
      <ConfirmDialog
        ref={dialog}
        title={clash?.isDouble ? 'Two jobs for one crew?' : 'Before they can no longer cancel?'}
        text={clash?.text ?? ''}
        action={clash?.isDouble ? 'Plan both' : 'Plan it anyway'}
        cancel="Choose other days"
        onConfirm={() => clash && save(clash.chosen, clash.isDouble)}
      />
      <ConfirmDialog
        ref={removal}
        title="Remove the work days?"
        text="They leave the week and the calendar, and the customer's page no longer shows them. You can plan others later."
        action="Remove work days"
        cancel="Keep them"
        onConfirm={remove}
      />
    </Rows>
  );
}
