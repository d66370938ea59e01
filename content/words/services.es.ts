import type { words as english } from './services.ts';

export const words: typeof english = {
  title: 'Servicios de pisos en Austin | {name}',
  description:
    'Compare nuestros servicios de pisos en Austin: madera dura, vinil, azulejo, laminado, comercial y restauración, con precios por pie cuadrado y garantías.',
  keywords: ['servicios de pisos Austin', 'instalación de pisos Austin TX', 'cuánto cuesta instalar piso en Austin'],
  name: 'Servicios',
  heading: 'Servicios de pisos en Austin y el centro de Texas',
  lead: 'Instalamos pisos nuevos, restauramos los viejos y reparamos daños por agua o por una losa que se movió. Aquí ve cuánto cuesta cada servicio, cuánto tarda y qué garantía tiene.',
  estimate: 'Pida su cotización gratis',
  cards: 'Servicios de pisos y precios',
  cardsIntro:
    'Lo que usted paga dentro de cada rango depende del material, del tamaño de los cuartos y del estado del subpiso. La cotización desglosada pone cada parte del trabajo en un renglón aparte.',
  inEnglish: '(en inglés)',
  price: 'Precio',
  duration: 'Duración',
  warranty: 'Garantía',
  quote: 'Cotización gratis',
  quoteFor: 'Cotización gratis: {service}',
  process: 'Cómo es un proyecto de pisos',
  find: 'Encuentre su piso o su cuarto',
  findIntro: 'Cada página explica las opciones y sus precios, los pasos del trabajo y las preguntas más comunes.',
  byFloor: 'Por tipo de piso',
  byRoom: 'Por cuarto o proyecto',
  company: 'Lo que conviene saber antes de contratarnos',
  companyIntro: 'Quién va a su casa, cuánto paga y cuándo, y qué respaldamos.',
  counties: 'Pisos en {count} condados alrededor de Austin',
  aboutCounties:
    'Gran parte de los condados de Bell y Caldwell está sobre arcilla, que se hincha y se encoge. La piedra caliza de Blanco y Burnet casi no se mueve. De eso depende cómo preparamos su subpiso.',
  countyList: 'Condados',
  county: 'Condado de {name}',
  allAreas: 'Todas las zonas',
  map: 'Mapa del centro de Texas con los {count} condados donde trabajamos en color',
  closing: 'Pida una cotización gratis para su piso',
  closingBody:
    'Medimos cada cuarto, revisamos el subpiso y le mandamos por correo electrónico una cotización desglosada dentro de los {time} siguientes a la visita. Es gratis y sin compromiso.',
};

export const englishHash = '5ac5eef2';
