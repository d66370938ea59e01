import type { words as english } from './service.ts';

export const words: typeof english = {
  call: 'Llame al {phone}',
  questions: 'Preguntas frecuentes: {service}',
  related: 'Servicios relacionados',
  articles: 'Artículos útiles',
  inEnglish: '(en inglés)',
  cities: 'Consejos por ciudad: {service}',
  aboutCities: 'La página de cada ciudad (en inglés) explica el suelo, las casas típicas y los pisos que mejor aguantan ahí.',
};

export const englishHash = '0aa6b824';
