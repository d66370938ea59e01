import { business, image } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/contact',
  title: 'Free Flooring Estimate in Austin | Limestone & Oak Flooring',
  description:
    'Ask for a free, written flooring estimate in Austin and Central Texas. Send the form or call; we contact you within 24 hours. Emergency repair 24/7.',
};

export type Data = ReturnType<typeof data>;

export function data() {
  return { head, business, hero: image('hall-walnut') };
}
