/** llms.txt (llmstxt.org): the site for language models, with one line for each page. */

import { languageOf } from '#schema/rules/language.ts';
import { order } from '#site/read/order.ts';
import type { SitePage } from './pages.ts';

interface Business {
  name: string;
  phone: { text: string };
  email: string;
  siteUrl: string;
  addressLine: string;
  hours: { weekdays: string; saturday: string };
}

const sections: { name: string; holds: (path: string) => boolean }[] = [
  { name: 'Services', holds: (path) => path.startsWith('/services') },
  {
    name: 'Prices and choice',
    holds: (path) =>
      ['/flooring', '/visualizer', '/real-size', '/trends', '/guides', '/gallery'].includes(path) || path.startsWith('/guides/'),
  },
  { name: 'How we work', holds: (path) => order.pages.includes(path.slice(1)) },
  { name: 'Service areas', holds: (path) => path.startsWith('/cities') },
  { name: 'Articles', holds: (path) => path.startsWith('/blog') },
  { name: 'Contact', holds: (path) => path === '/contact' },
  { name: 'En español', holds: (path) => languageOf(path) === 'es' },
  // llmstxt.org's name for pages that readers may skip.
  { name: 'Optional', holds: () => true },
];

export function llms(pages: SitePage[], { name, phone, email, siteUrl, addressLine, hours }: Business): string {
  const home = pages.find(({ path }) => path === '/');
  if (!home) throw new Error('llms.txt needs the home page, but the build has none');
  const sectionOf = (path: string) => sections.find(({ holds }) => holds(path));
  const lists = sections.flatMap((section) => {
    const links = pages
      .filter(({ path }) => path !== '/' && sectionOf(path) === section)
      .map(({ path, heading, description }) => `- [${heading.replace(/[[\]]/g, '')}](${siteUrl}${path}): ${description}`);
    return links.length > 0 ? [`## ${section.name}\n\n${links.join('\n')}`] : [];
  });
  const facts = `Phone ${phone.text}, email ${email}, ${addressLine}. ${hours.weekdays}, ${hours.saturday}. Prices are in US dollars per square foot.`;
  return `${[`# ${name}`, `> ${home.description}`, facts, ...lists].join('\n\n')}\n`;
}
