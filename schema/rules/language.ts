/** The site's languages. English has no prefix in addresses; Spanish pages are under /es with the same slugs. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** For `lang` attributes, structured data and Intl. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

const names = new Map<string, string>([
  ['en', 'English'],
  ['es', 'Spanish'],
]);

/** 'Spanish', for the business. Stored requests can have any language. */
export function languageName(language: string): string {
  return names.get(language) ?? language;
}

/** A stored language, or English if we don't have it. */
export function readLanguage(stored: string | null | undefined): Language {
  return languages.find((language) => language === stored) ?? 'en';
}

const spanishPrefix = /^\/es(?=$|[/?#])/;

/** 'es' for '/es/services'. */
export function languageOf(address: string): Language {
  return spanishPrefix.test(address) ? 'es' : 'en';
}

/** '/services' for both '/services' and '/es/services'. */
export function toEnglishPath(address: string): string {
  const path = address.replace(spanishPrefix, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The address in this language for an English one: '/es/services' for '/services', '/es' for '/'. Keeps the query and the fragment. */
export function pathIn(language: Language, address: string): string {
  return language === 'es' ? `/es${address.replace(/^\/(?=$|[?#])/, '')}` : address;
}

export interface LocalLink {
  href: string;
  /** Set if the link leads to a page in the other language. */
  hrefLang?: Language;
}

/** The same page in this language, or the English one if there is no other. Leaves the phone, mail and anchors alone. */
export function linkIn(language: Language, href: string, hasSpanish: (address: string) => boolean): LocalLink {
  if (language === 'en' || !href.startsWith('/')) return { href };
  return hasSpanish(href.split(/[?#]/)[0] ?? '') ? { href: pathIn('es', href) } : { href, hrefLang: 'en' };
}
