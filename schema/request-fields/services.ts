import type { Language } from '../rules/language.ts';

declare global {
  /** What content/floor-kinds.yaml offers, in what is bundled: by way of tools/vite-plugins.ts and worker/business.ts. */
  const BUSINESS_SERVICES: typeof serviceLabels | undefined;
}

/** The options of 'Service needed' by value, in the form's order. What isn't bundled, such as the tools, takes no requests. */
export const serviceLabels: Readonly<Record<Language, Record<string, string>>> =
  typeof BUSINESS_SERVICES === 'undefined' ? { en: {}, es: {} } : BUSINESS_SERVICES;
