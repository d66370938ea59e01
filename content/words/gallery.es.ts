import type { words as english } from './gallery.ts';

export const words: typeof english = {
  title: 'Pisos en Austin antes y después: galería | {name}',
  description:
    'Vea cuartos antes y después de un piso nuevo en Austin: madera, vinil, azulejo y alfombra, con tamaños y tiempos. Imágenes de proyectos típicos.',
  name: 'Galería',
  heading: 'Galería de antes y después',
  lead: 'Arrastre la línea en cualquier proyecto para ver el cuarto antes y después del piso nuevo. Son imágenes por computadora de proyectos típicos, no fotos de casas de clientes.',
  estimate: 'Pida su cotización gratis',
  projects: 'Proyectos de pisos por cuarto',
  aboutProjects: 'Los lugares, tamaños y tiempos son ejemplos típicos de cada trabajo.',
  numbers: 'Nuestro trabajo en números',
  stats: { projects: 'proyectos', squareFeet: 'pies cuadrados', rating: 'calificación', counties: 'condados' },
  closing: 'Pida una cotización para un proyecto como estos',
  closingBody:
    'Medimos, revisamos lo que hay debajo del piso viejo y le mandamos por correo una cotización desglosada de material, preparación, mano de obra y retiro. Es gratis y sin compromiso.',
  list: {
    label: 'Proyectos',
    category: 'Categoría',
    filters: {
      all: 'Todos',
      hardwood: 'Madera dura',
      lvp: 'Vinil',
      tile: 'Azulejo',
      commercial: 'Comercial',
      mixed: 'Variados',
    },
    categories: {
      hardwood: 'Madera dura',
      lvp: 'Vinil de lujo',
      tile: 'Azulejo',
      commercial: 'Comercial',
      mixed: 'Variados',
    },
    noun: 'proyectos',
    of: 'de',
    nothing: 'No hay proyectos en esta categoría. Pruebe con otro filtro.',
    location: 'Lugar',
    size: 'Tamaño',
    duration: 'Duración',
    service: 'Servicio',
    quote: 'Cotizar un proyecto parecido',
    slider: {
      before: 'Antes',
      after: 'Después',
      label: 'Antes y después: {title}',
      share: '{share} por ciento del después',
    },
  },
};

export const englishHash = '1a301095';
