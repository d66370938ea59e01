import type { words as english } from './cities.ts';

export const words: typeof english = {
  title: 'Pisos cerca de Austin: {count} ciudades | {name}',
  description:
    'Vea las {count} ciudades del centro de Texas donde instalamos y restauramos pisos, y revise en un momento si llegamos a su código postal.',
  keywords: ['pisos cerca de Austin', 'pisos condado de Williamson', 'pisos condado de Hays', 'pisos condado de Bastrop'],
  name: 'Zonas de servicio',
  heading: 'Instalación de pisos en {count} ciudades del centro de Texas',
  lead: 'Instalamos pisos de Killeen a San Marcos y de los Highland Lakes a Smithville. Revise su código postal, o busque su ciudad: la página (en inglés) le explica el suelo, las casas típicas y qué pisos convienen ahí.',
  estimate: 'Cotización gratis',
  call: 'Llame al {phone}',
  stats: { counties: 'Condados', customers: 'Clientes contentos', years: 'Años de experiencia' },
  map: 'Mapa del centro de Texas con las {count} ciudades donde trabajamos alrededor de Austin',
  mapCaption: 'Cada punto es una ciudad donde trabajamos, y nuestros {count} condados principales van en color.',
  find: 'Busque su ciudad por condado',
  counties: 'Condados',
  county: 'Condado de {name}',
  oneCity: '1 ciudad',
  cities: '{count} ciudades',
  homeBase: 'Nuestra base',
  population: 'Habitantes',
  neighborhoods: 'Colonias',
  popular: 'Pisos populares',
  view: 'Vea los servicios en {name}',
  promises: 'Con lo que puede contar en cada ciudad',
  points: [
    {
      title: 'Conocemos la zona',
      body: 'Al este de la I-35 casi todo es arcilla, al oeste es piedra caliza, y más lejos hay arena y granito. Primero revisamos qué hay debajo de su casa y luego le recomendamos un piso que lo aguante.',
    },
    {
      title: 'Respuesta rápida',
      body: 'Si no alcanzamos a contestarle, casi siempre le regresamos la llamada en {response}, y si manda el formulario nos comunicamos en menos de {contact}. Si tiene agua en el piso, llame a cualquier hora. {emergency}.',
    },
    {
      title: 'Somos vecinos',
      body: 'Trabajamos en casas de vecinos, con la familia viviendo ahí. Por eso sellamos las puertas contra el polvo, barremos todos los días y recorremos el piso terminado con usted antes de darlo por listo.',
    },
  ],
  closing: '¿No ve su ciudad?',
  closingBody:
    'Mándenos su código postal y el tamaño de los cuartos, y le decimos si podemos ir. La cotización es gratis y sin compromiso.',
  closingButton: 'Pida su cotización gratis',
};

export const englishHash = '362026ed';
