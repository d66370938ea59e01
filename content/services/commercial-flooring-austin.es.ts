import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'commercial-flooring-austin',
  name: 'Pisos comerciales',
  menuLine: 'Oficinas, tiendas, clínicas y restaurantes, por etapas',
  hero: {
    heading: 'Pisos comerciales en Austin',
    lead: 'Sabemos que no puede cerrar dos semanas. Instalamos loseta de alfombra, vinil pegado, azulejo y vinil en rollo por etapas que se acomodan a su horario, a $3-12 por pie cuadrado ya instalado.',
  },
  quoteLabel: 'Cotización comercial',
  facts: [
    { label: 'Precio', value: '$3-12 por pie cuadrado' },
    { label: 'Tiempo de trabajo', value: '3-10 días' },
    { label: 'Garantía', value: '5-20 años' },
  ],
  image: 'cafe-porcelain',
  detail: { image: 'office-lvp-wood', caption: 'Piso de vinil pegado en una oficina abierta.' },
  introduction: {
    heading: 'Cómo planeamos un piso comercial',
    body: [
      'Un vinil de clic hecho para una recámara no aguanta en una taquería con mucha gente. El piso comercial tiene una capa de uso más gruesa, una base más dura y un pegamento que aguanta ruedas con carga. Le preguntamos dónde pasan carritos, dónde se derraman cosas y dónde hace fila la gente, y escogemos un piso para cada lugar. Un solo local puede necesitar tres pisos distintos.',
      'Casi todos los trabajos tardan 3-10 días. Si tiene más de 10,000 pies cuadrados (unos 930 m²), trabajamos por etapas, de dos a seis semanas, y recibe un plano que dice qué puertas quedan abiertas cada día.',
      'La losa puede retrasar todo. Muchos edificios junto a la I-35 y la SH 130 tienen losas grandes sobre arcilla, y una losa nueva puede seguir húmeda por meses. Medimos la humedad antes de que usted anuncie la fecha en que abre.',
    ],
  },
  benefits: {
    heading: 'Qué reciben los administradores de edificios',
    items: [
      {
        title: 'Un plan de etapas en una hoja',
        body: 'Antes de pedir el material ve las zonas, las fechas, por dónde se entra y se sale, y a qué hora se abre otra vez cada área.',
      },
      {
        title: 'Lecturas de la losa por escrito',
        body: 'Apuntamos la humedad y qué tan pareja está la losa en cada punto, para que tenga la prueba guardada si algún día reclama la garantía.',
      },
      {
        title: 'Papeles para el dueño del local',
        body: 'Antes de empezar le mandamos un solo archivo con nuestro certificado de seguro, las fichas de los productos y sus clasificaciones contra fuego y resbalones.',
      },
      {
        title: 'Un precio por cada área',
        body: 'Ponemos el retiro, la preparación, el material y el zoclo cuarto por cuarto, así que puede dividir el trabajo en etapas o quitar algo.',
      },
    ],
  },
  options: {
    heading: 'Opciones y precios de pisos comerciales',
    intro:
      'Son precios con instalación sobre una losa sana. Si la losa necesita preparación, la medimos y va en un renglón aparte.',
    items: [
      {
        name: 'VCT y concreto sellado',
        price: '$3-5 por pie cuadrado',
        description:
          'Para bodegas, salones de clase y talleres donde lo que más cuenta es el precio. VCT es loseta de composición de vinil.',
        features: ['La VCT se cambia loseta por loseta', 'Necesita cera o sellador', 'Clara y fácil de limpiar'],
      },
      {
        name: 'Loseta de alfombra',
        price: '$4-8 por pie cuadrado',
        description: 'No hace ruido debajo de los escritorios, y la podemos instalar sin vaciar toda la oficina.',
        features: ['Base acojinada', 'Losetas de repuesto en el local', 'Se usa el mismo día'],
      },
      {
        name: 'Piso de vinil pegado',
        price: '$5-9 por pie cuadrado',
        description: 'Imita madera o piedra, con capa de uso de 20-40 mil, para tiendas y pasillos.',
        features: ['Aguanta sillas y carritos', 'Sin cera', 'Se cambia una sola tabla'],
      },
      {
        name: 'Porcelanato y loseta quarry',
        price: '$8-12 por pie cuadrado',
        description: 'Para entradas, baños, comedores y cocinas con coladera. La loseta quarry es de barro duro, sin esmalte.',
        features: ['Con lechada epóxica si quiere', 'Zoclo curvo', 'Dura décadas'],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      heading: 'Ocho servicios de pisos comerciales',
      points: [
        {
          title: 'Loseta de alfombra',
          body: 'En cuadros girados, como ladrillo o al azar. Podemos levantar los muebles fila por fila, sin vaciar la oficina.',
        },
        {
          title: 'Vinil de lujo',
          body: 'Tablas y losetas pegadas, que apretamos con un rodillo de 100 libras mientras el pegamento está fresco.',
        },
        {
          title: 'Vinil en rollo',
          body: 'En cuartos con reglas estrictas de limpieza, soldamos las uniones con calor y subimos el vinil por las paredes.',
        },
        {
          title: 'Porcelanato y loseta quarry',
          body: 'En losas con grietas va sobre una membrana, y alineamos sus juntas con las de la losa.',
        },
        {
          title: 'Pisos de hule y deportivos',
          body: 'Losetas o rollos de 8-12 mm de grueso para cuartos de pesas, estudios y áreas de juego.',
        },
        {
          title: 'Madera dura comercial',
          body: 'Duela nueva o restaurada para comedores, escenarios y locales viejos del centro.',
        },
        {
          title: 'Preparación de la losa',
          body: 'Esmerilamos, rellenamos grietas y juntas, emparejamos y ponemos barreras contra la humedad.',
        },
        {
          title: 'Reparaciones y escaleras',
          body: `Escalones flojos, uniones abiertas y losetas levantadas. En emergencias contestamos ${business.hours.emergencyTime}.`,
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Pisos para seis tipos de negocio',
      points: [
        {
          title: 'Oficinas',
          body: 'Las sillas de rueditas dejan caminos, así que usamos pisos hechos para ellas. Si su edificio pide reservar el elevador de carga, lo tomamos en cuenta.',
        },
        {
          title: 'Tiendas y salones de belleza',
          body: 'Aquí el piso tiene que aguantar la arenilla de la entrada y el tinte junto a las sillas, y verse parejo bajo luces que enseñan cada desnivel.',
        },
        {
          title: 'Restaurantes y bares',
          body: 'El piso recibe grasa, hielo y trapeador todas las noches, así que podemos trabajar desde que cierra hasta que empiezan a preparar en la mañana.',
        },
        {
          title: 'Médicos y dentistas',
          body: 'Sellamos las uniones, cuidamos que haya poco ruido en los pasillos y escogemos acabados que sus desinfectantes no opaquen.',
        },
        {
          title: 'Departamentos y hoteles',
          body: 'Podemos cumplir con el aislamiento de ruido que se pide entre pisos, renovar un departamento entre inquilinos y usar un solo producto en todos los edificios.',
        },
        {
          title: 'Escuelas e iglesias',
          body: 'Los pasillos largos y las sillas plegables gastan mucho el piso, y podemos hacer el trabajo en sus vacaciones.',
        },
      ],
    },
  ],
  process: {
    heading: 'Cómo es un proyecto comercial',
    steps: [
      {
        title: 'Visita al local',
        description:
          'Recorremos el lugar con usted, lo medimos, revisamos la humedad y los desniveles de la losa, y tomamos fotos de las puertas y las transiciones.',
      },
      {
        title: 'Plan del proyecto',
        description:
          'Recibe un precio por cada área, las fichas de los productos y un plano de las etapas. El material tarda 3-21 días en llegar, así que lo pedimos cuando sus fechas estén firmes.',
      },
      {
        title: 'Instalación profesional',
        description:
          'Cerramos cada zona, la preparamos, instalamos el piso y barremos antes de entregársela. Vamos marcando el avance en el plano de las etapas.',
      },
      {
        title: 'Revisión final',
        description:
          'Recorremos cada cuarto con usted y arreglamos lo que quede en la lista de pendientes. Después le damos las hojas de cuidado, la garantía y el material de repuesto.',
      },
    ],
  },
  faq: [
    {
      question: '¿Trabajan de noche o en fin de semana?',
      answer:
        'Sí. El sábado es día normal de trabajo para nosotros, y podemos programar tardes y noches, etapa por etapa. Puede llevar un cargo por urgencia de 10-20 por ciento.',
    },
    {
      question: '¿Se puede poner piso nuevo sobre VCT vieja?',
      answer:
        'A veces la loseta de alfombra sí, si cada loseta vieja está firme y sin cera. Antes de quitar algo necesita un estudio de asbesto, porque la loseta vieja y el pegamento negro pueden tenerlo.',
    },
    {
      question: '¿Qué altura de transición permiten las reglas de accesibilidad?',
      answer:
        'Hasta 1/4 de pulgada, la orilla puede quedar recta. De 1/4 a 1/2 pulgada la hacemos en bisel, con pendiente de 1 en 2. Si es más alta, tiene que ser rampa.',
    },
    {
      question: '¿Cuánto costarían 3,000 pies cuadrados de oficina?',
      answer:
        'La loseta de alfombra a $4-8 por pie cuadrado sale en $12,000-24,000. Cuando ya vimos su losa, sumamos por área el retiro, el emparejado y el zoclo.',
    },
  ],
  closing: {
    heading: 'Pida una cotización de piso comercial',
    body: `Mándenos un plano y los días que cierra. Nos comunicamos en menos de ${business.promisedContact}, recorremos el lugar y le mandamos por correo un precio por cada área con un calendario. La cotización es gratis, y usted decide cuántas etapas pide.`,
    button: 'Pida su cotización gratis',
  },
  related: ['lvp-flooring-austin', 'carpet-installation-austin', 'tile-flooring-austin', 'floor-refinishing-austin'],
  articles: ['commercial-flooring-austin-businesses', 'high-traffic-flooring-round-rock', 'emergency-flooring-repair-austin'],
  cities: ['austin', 'round-rock', 'killeen', 'san-marcos', 'georgetown', 'pflugerville', 'buda', 'kyle'],
  seo: {
    title: 'Pisos comerciales en Austin, TX: $3-12 por pie cuadrado',
    description:
      'Pisos comerciales en Austin para oficinas, tiendas, clínicas y restaurantes. Trabajamos por etapas según su horario, casi siempre en 3-10 días.',
    keywords: ['pisos comerciales Austin', 'pisos para oficinas Austin', 'pisos para restaurantes Austin TX'],
  },
} satisfies ServicePageEntry;

export const englishHash = '33f30176';
