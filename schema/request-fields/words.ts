/** What the form says about its fields, and what the business and the visitor read later. */
import { emailMessages } from '../rules/email.ts';
import type { Language } from '../rules/language.ts';
import { grouped } from '../rules/number-format.ts';
import { type FieldName, limits, type problems } from './fields.ts';
import { serviceLabels } from './services.ts';

const areaCode = typeof BUSINESS_REGION === 'undefined' ? '555' : BUSINESS_REGION.areaCode;

export interface FieldWords {
  /** What the form calls the field. */
  label: string;
  hint?: string;
  problems: Partial<Record<keyof typeof problems, string>>;
  /** For a choice: what it shows while nothing is chosen, and its options by value, in the form's order. */
  choose?: string;
  options?: Readonly<Record<string, string>>;
  /** Wherever a request is read. The business reads the English one. */
  short: string;
}
export type WordsByField = Readonly<Record<FieldName, FieldWords>>;

export const fieldWords: Readonly<Record<Language, WordsByField>> = {
  en: {
    fullName: {
      label: 'Full name',
      problems: { missing: 'Enter your full name', tooLong: `Shorten your name to ${limits.fullName} characters` },
      short: 'Name',
    },
    email: { label: 'Email', problems: emailMessages, short: 'Email' },
    phone: {
      label: 'Phone',
      problems: {
        missing: 'Enter your phone number',
        form: `Enter a phone number with at least ${limits.phoneDigits} digits, like ${areaCode}-555-0100`,
        tooLong: `Shorten your phone number to ${limits.phone} characters`,
      },
      short: 'Phone',
    },
    zipCode: {
      label: 'Zip code',
      problems: { missing: 'Enter your zip code', form: 'Enter the 5 digits of your zip code' },
      short: 'Zip code',
    },
    serviceNeeded: {
      label: 'Service needed',
      problems: { missing: 'Choose the service you need' },
      choose: 'Choose a service',
      options: serviceLabels.en,
      short: 'Service',
    },
    howSoon: {
      label: 'How soon?',
      problems: { form: 'Choose how soon you need us' },
      choose: 'No rush',
      options: { urgent: 'Water or safety: right away' },
      short: 'How soon',
    },
    projectDetails: {
      label: 'Project details (optional)',
      hint: "Which rooms, about how many square feet, what's there now, and when you'd like to start.",
      problems: {
        form: 'Write your project details as text',
        tooLong: `Shorten your project details to ${grouped(limits.projectDetails)} characters`,
      },
      short: 'Details',
    },
  },
  es: {
    fullName: {
      label: 'Nombre completo',
      problems: { missing: 'Escriba su nombre completo', tooLong: `Acorte su nombre a ${limits.fullName} caracteres` },
      short: 'Nombre',
    },
    email: {
      label: 'Correo electrónico',
      problems: {
        missing: 'Escriba su correo electrónico',
        form: 'Escriba un correo electrónico como nombre@example.com',
        tooLong: `Acorte su correo electrónico a ${limits.email} caracteres`,
      },
      short: 'Correo',
    },
    phone: {
      label: 'Teléfono',
      problems: {
        missing: 'Escriba su número de teléfono',
        form: `Escriba un teléfono con al menos ${limits.phoneDigits} dígitos, como ${areaCode}-555-0100`,
        tooLong: `Acorte su número de teléfono a ${limits.phone} caracteres`,
      },
      short: 'Teléfono',
    },
    zipCode: {
      label: 'Código postal',
      problems: { missing: 'Escriba su código postal', form: 'Escriba los 5 dígitos de su código postal' },
      short: 'Código postal',
    },
    serviceNeeded: {
      label: 'Servicio que necesita',
      problems: { missing: 'Escoja el servicio que necesita' },
      choose: 'Escoja un servicio',
      options: serviceLabels.es,
      short: 'Servicio',
    },
    howSoon: {
      label: '¿Qué tan pronto?',
      problems: { form: 'Escoja qué tan pronto nos necesita' },
      choose: 'Sin prisa',
      options: { urgent: 'Urgente: hay agua o peligro' },
      short: 'Qué tan pronto',
    },
    projectDetails: {
      label: 'Detalles del proyecto (opcional)',
      hint: 'Qué cuartos son, más o menos cuántos pies cuadrados (10 x 10 pies son unos 9 m²), qué piso hay ahora y cuándo quiere empezar.',
      problems: {
        form: 'Escriba los detalles de su proyecto como texto',
        tooLong: `Acorte los detalles de su proyecto a ${grouped(limits.projectDetails)} caracteres`,
      },
      short: 'Detalles',
    },
  },
};

/** A field's value as people read it. Stored requests can have choices that we no longer offer; those show as they are. */
export function fieldText(name: FieldName, value: string, language: Language = 'en'): string {
  const { options = {} } = fieldWords[language][name];
  return Object.hasOwn(options, value) ? (options[value] ?? value) : value;
}
