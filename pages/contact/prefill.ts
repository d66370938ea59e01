/** What a link to the contact page fills in: /contact?zip=78704, and the service of any page about a floor. */
import { requestFields } from '#schema/request-fields/fields.ts';
import { contextOf, optionFor, type Topics } from './topics.ts';

const { zipCode } = requestFields;

/** Values that the form wouldn't accept are left out. */
export function prefillFrom(search: string, topics: Topics): { zipCode: string; serviceNeeded: string } {
  const params = new URLSearchParams(search);
  return {
    zipCode: zipCode.schema.safeParse(params.get('zip')).data ?? '',
    serviceNeeded: optionFor(contextOf(search, topics) ?? {}, topics.linkWords) ?? '',
  };
}
