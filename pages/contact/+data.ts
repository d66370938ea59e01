import { business, image } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/contact',
  title: `Free Flooring Estimate in Austin | ${business.name}`,
  description: `Ask for a free, written flooring estimate in Austin and Central Texas. Send the form or call; we contact you within ${business.promisedContact}. Emergency repair ${business.hours.emergencyTime}.`,
};

export type Data = ReturnType<typeof data>;

export function data() {
  return { head, business, hero: image('hall-walnut') };
}
