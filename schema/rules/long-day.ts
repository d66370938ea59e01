import { type Language, locales } from './language.ts';

/** 'January 8, 2024' for '2024-01-08'. */
export function longDay(language: Language, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
