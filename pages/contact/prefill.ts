/** What a link to the contact page fills in: /contact?zip=78704&service=tile, or the slug of any page about a floor. */
import { estimateRequestSchema } from '../../schema/estimate-request.ts';
import { contextOf, optionFor, type Topics } from './topics.ts';

const { zipCode, serviceNeeded } = estimateRequestSchema.shape;

/** Values that the form wouldn't accept are left out. */
export function prefillFrom(search: string, topics: Topics): { zipCode: string; serviceNeeded: string } {
  const params = new URLSearchParams(search);
  return {
    zipCode: zipCode.safeParse(params.get('zip')).data ?? '',
    serviceNeeded: serviceNeeded.safeParse(params.get('service')).data ?? optionFor(contextOf(search, topics) ?? {}) ?? '',
  };
}
