/** llms.txt (llmstxt.org): the site for language models, with one line for each page. */

import { languageOf } from '#schema/rules/language.ts';
import { familyNames, pageAt } from '#site/pages.ts';
import { routes } from '#site/routes.ts';
import type { SitePage } from './pages.ts';

interface Business {
  name: string;
  phone: { text: string };
  email: string;
  siteUrl: string;
  addressLine: string;
  hours: { weekdays: string; saturday: string };
}

const spanish = 'En español';
/** llmstxt.org's name for pages that readers may skip. */
const optional = 'Optional';
const sections = new Set([...familyNames.flatMap((family) => routes[family].llms ?? []), spanish, optional]);

export function llms(pages: SitePage[], { name, phone, email, siteUrl, addressLine, hours }: Business): string {
  const home = pages.find(({ path }) => path === '/');
  if (!home) throw new Error('llms.txt needs the home page, but the build has none');
  const lists = [...sections].flatMap((section) => {
    const links = pages
      .filter(({ path }) => path !== '/' && sectionOf(path) === section)
      .map(({ path, heading, description }) => `- [${heading.replace(/[[\]]/g, '')}](${siteUrl}${path}): ${description}`);
    return links.length > 0 ? [`## ${section}\n\n${links.join('\n')}`] : [];
  });
  const facts = `Phone ${phone.text}, email ${email}, ${addressLine}. ${hours.weekdays}, ${hours.saturday}. Prices are in US dollars per square foot.`;
  return `${[`# ${name}`, `> ${home.description}`, facts, ...lists].join('\n\n')}\n`;
}

function sectionOf(path: string): string {
  return languageOf(path) === 'es' ? spanish : (pageAt(path)?.route.llms ?? optional);
}
