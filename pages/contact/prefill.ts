/** What a link to the contact page fills in: /contact?zip=78704&service=tile, or the slug of any page about a floor. */
import { requestFields } from '#schema/request-fields/fields.ts';
import { contextOf, optionFor, type Topics } from './topics.ts';

const { zipCode, serviceNeeded } = requestFields;

/** Values that the form wouldn't accept are left out. */
export function prefillFrom(search: string, topics: Topics): { zipCode: string; serviceNeeded: string } {
  const params = new URLSearchParams(search);
  return {
    zipCode: zipCode.schema.safeParse(params.get('zip')).data ?? '',
    serviceNeeded:
      serviceNeeded.schema.safeParse(params.get('service')).data ??
      optionFor(contextOf(search, topics) ?? {}, topics.linkWords) ??
      '',
  };
}
