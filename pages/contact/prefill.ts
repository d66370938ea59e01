/** What a link to the contact page may fill in: /contact?zip=78704&service=tile, or the slug of a service page */
import { estimateRequestSchema } from '../../schema/estimate-request.ts';
import { fillEmptyFields } from './draft.ts';
import { optionFor } from './topics.ts';

const { zipCode, serviceNeeded } = estimateRequestSchema.shape;

/** Fills empty fields from the address, and ignores values that the form wouldn't accept. */
export function fillFromAddress(form: HTMLFormElement): void {
  const params = new URLSearchParams(location.search);
  fillEmptyFields(form, {
    zipCode: zipCode.safeParse(params.get('zip')).data ?? '',
    serviceNeeded: serviceNeeded.safeParse(params.get('service')).data ?? optionFor(params.get('service') ?? undefined) ?? '',
  });
}
