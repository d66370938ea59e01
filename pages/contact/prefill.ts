/** What a link to the contact page may fill in: /contact?zip=78704&service=tile */
import { estimateRequestSchema } from '../../schema/estimate-request.ts';
import { fillEmptyFields } from './draft.ts';

const { zipCode, serviceNeeded } = estimateRequestSchema.shape;

export const addressParameters = ['zip', 'service'];

/** Fills empty fields from the address, and ignores values that the form wouldn't accept. */
export function fillFromAddress(form: HTMLFormElement): void {
  const params = new URLSearchParams(location.search);
  fillEmptyFields(form, {
    zipCode: zipCode.safeParse(params.get('zip')).data ?? '',
    serviceNeeded: serviceNeeded.safeParse(params.get('service')).data ?? '',
  });
}
