import { emailMessages } from './email.ts';
import { type EstimateMessages, limits } from './estimate-request.ts';
import type { Language } from './language.ts';
import { grouped } from './number-format.ts';

/** What the estimate form says about its fields. The page gets the ones in its language. */
export const estimateMessages: Record<Language, EstimateMessages> = {
  en: {
    ...emailMessages,
    fullName: 'Enter your full name',
    fullNameLong: `Shorten your name to ${limits.fullName} characters`,
    phone: 'Enter your phone number',
    phoneForm: `Enter a phone number with at least ${limits.phoneDigits} digits, like 512-555-0100`,
    phoneLong: `Shorten your phone number to ${limits.phone} characters`,
    zipCode: 'Enter your zip code',
    zipCodeForm: 'Enter the 5 digits of your zip code',
    serviceNeeded: 'Choose the service you need',
    detailsLong: `Shorten your project details to ${grouped(limits.projectDetails)} characters`,
    detailsText: 'Write your project details as text',
    plan: "We can't read your plan. Please remove it",
  },
  es: {
    fullName: 'Escriba su nombre completo',
    fullNameLong: `Acorte su nombre a ${limits.fullName} caracteres`,
    email: 'Escriba su correo electrónico',
    emailForm: 'Escriba un correo electrónico como nombre@example.com',
    emailLong: `Acorte su correo electrónico a ${limits.email} caracteres`,
    phone: 'Escriba su número de teléfono',
    phoneForm: `Escriba un teléfono con al menos ${limits.phoneDigits} dígitos, como 512-555-0100`,
    phoneLong: `Acorte su número de teléfono a ${limits.phone} caracteres`,
    zipCode: 'Escriba su código postal',
    zipCodeForm: 'Escriba los 5 dígitos de su código postal',
    serviceNeeded: 'Escoja el servicio que necesita',
    detailsLong: `Acorte los detalles de su proyecto a ${grouped(limits.projectDetails)} caracteres`,
    detailsText: 'Escriba los detalles de su proyecto como texto',
    plan: 'No podemos leer su plan. Por favor quítelo',
  },
};
