import type { words as english } from './not-found.ts';

export const words: typeof english = {
  heading: '404: No encontramos la página',
  lead: 'Esa dirección no existe o ya cambió.',
  description:
    'No encontramos la página que busca. Vea nuestros servicios de pisos, las ciudades donde trabajamos o pida una cotización gratis.',
  call: 'También puede llamarnos al {phone}.',
  ways: 'Pruebe una de estas páginas:',
  services: 'Todos los servicios',
  aboutServices: '{count} servicios con precios y tiempos.',
  cities: 'Ciudades donde trabajamos',
  aboutCities: '{count} ciudades alrededor de Austin.',
  articles: 'Artículos',
  aboutArticles: '{count} artículos sobre costos, cuidado y cómo escoger un piso.',
  estimate: 'Cotización gratis',
  aboutEstimate: 'Nos comunicamos con usted en menos de {time}.',
};

export const englishHash = '75bb7c9e';
