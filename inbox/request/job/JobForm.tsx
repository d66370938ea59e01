import { type FormEvent, use, useState } from 'react';
import { Field, Input, Select } from '../../../components/form/Field.tsx';
import { dateOf, dateText } from '../../../schema/business-time.ts';
import { type Job, jobChangeSchema, jobFloors } from '../../../schema/job.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { useBusiness } from '../../business.ts';
import { SmallButton } from '../../SmallButton.tsx';
import { Now } from '../../use-now.ts';
import { jobFromQuote } from '../quote/prefill.ts';
import { FieldForm } from '../SmallForm.tsx';
import type { RequestEditor } from '../use-request.ts';
import { recordJob } from './job-api.ts';

export const floorLabels: Record<(typeof jobFloors)[number], string> = {
  hardwood: 'Hardwood',
  engineered: 'Engineered hardwood',
  lvp: 'Luxury vinyl plank',
  laminate: 'Laminate',
  tile: 'Tile',
  carpet: 'Carpet',
  refinishing: 'Refinishing',
  other: 'Something else',
};

interface JobFormProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'saving' | 'update'>;
  onSaved: () => void;
}

/** What was done. Saving it sets the status to Done. */
export function JobForm({ request, editor: { saving, update }, onSaved }: JobFormProps) {
  const { cities } = useBusiness();
  const now = use(Now);
  const { id, zipCode, plan, state } = request;
  const [errors, setErrors] = useState<Partial<Record<keyof Job, string>>>({});
  const planned = plan?.rooms.reduce((sum, { width = 0, length = 0 }) => sum + width * length, 0);
  const job: Partial<Job> = state.job ?? {
    finishedOn: dateText(dateOf(now)),
    city: cities[zipCode] ?? '',
    ...jobFromQuote(request),
    ...(planned && { squareFeet: Math.round(planned) }),
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving !== null) return;
    const { price, ...fields } = Object.fromEntries(new FormData(event.currentTarget));
    const parsed = jobChangeSchema.safeParse({
      ...fields,
      squareFeet: Number(fields.squareFeet || Number.NaN),
      daysOnSite: Number(fields.daysOnSite || Number.NaN),
      ...(price && { price: Number(price) }),
    });
    setErrors(Object.fromEntries((parsed.error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message])));
    if (!parsed.success) return;
    if (await update('job', 'Saved. The status is Done.', (version) => recordJob(id, parsed.data, version))) onSaved();
  }

  return (
    <FieldForm aria-label="Finished job" noValidate onSubmit={submit}>
      <Field form="job" name="finishedOn" label="Finished on" error={errors.finishedOn}>
        {(control) => <Input {...control} type="date" defaultValue={job.finishedOn} />}
      </Field>
      <Field form="job" name="floor" label="Floor" error={errors.floor && 'Choose the floor'}>
        {(control) => (
          <Select {...control} defaultValue={job.floor ?? ''}>
            <option value="">Choose</option>
            {jobFloors.map((floor) => (
              <option key={floor} value={floor}>
                {floorLabels[floor]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field form="job" name="squareFeet" label="Square feet" error={errors.squareFeet}>
        {(control) => <Input {...control} inputMode="numeric" defaultValue={job.squareFeet} />}
      </Field>
      <Field form="job" name="daysOnSite" label="Days on site" error={errors.daysOnSite}>
        {(control) => <Input {...control} inputMode="numeric" defaultValue={job.daysOnSite} />}
      </Field>
      <Field form="job" name="city" label="City" error={errors.city}>
        {(control) => <Input {...control} defaultValue={job.city} autoComplete="off" />}
      </Field>
      <Field form="job" name="price" label="Price in dollars, if we may publish it" error={errors.price}>
        {(control) => <Input {...control} inputMode="numeric" defaultValue={job.price} />}
      </Field>
      <SmallButton type="submit" data-kind="main" aria-disabled={saving !== null}>
        Save the job
      </SmallButton>
    </FieldForm>
  );
}
