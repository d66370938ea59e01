import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'engineered-hardwood-austin',
  name: 'Madera de ingeniería',
  menuLine: 'Madera de verdad sobre capas cruzadas, hecha para losas',
  hero: {
    heading: 'Pisos de madera de ingeniería para losas de Austin',
    lead: 'Si su casa está sobre losa y quiere madera de verdad, casi siempre este es el camino. Una capa de roble, hickory, maple o nogal va sobre capas cruzadas que mantienen plana la duela ancha. Cuesta $6-16 por pie cuadrado con instalación.',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Duela y mano de obra', value: '$6-16 por pie cuadrado' },
    { label: 'Instalación, casi siempre', value: '2-5 días' },
    { label: 'Madera real arriba', value: '1-6 mm' },
  ],
  image: 'dining-floor',
  detail: { image: 'jobsite-meter', caption: 'Antes de pegar madera a una losa, medimos su humedad.' },
  introduction: {
    heading: 'Madera de ingeniería o sólida: la diferencia',
    body: [
      'Cuando hay humedad en el aire, la madera se hincha a lo ancho, pero a lo largo casi no cambia. La de ingeniería se hace con capas cruzadas, así que cada capa detiene a la siguiente. Por eso una duela de ingeniería de 7 pulgadas (unos 18 cm) se mueve mucho menos que una sólida.',
      'Aquí eso importa, porque casi todas las casas de Austin hechas desde los años 1960 están sobre concreto. Debajo de la duela sólida habría que poner una capa de triplay, pero la de ingeniería va directo sobre la losa. Todo el piso mide solo de 1/2 a 5/8 de pulgada de grueso, así que muchas veces se junta con el azulejo de la cocina sin escalón.',
      'No la confunda con el laminado, que lleva una foto impresa encima. Con la madera de ingeniería usted pisa madera de verdad, y si la capa de arriba es bastante gruesa, la podemos lijar más adelante.',
    ],
  },
  benefits: {
    heading: 'Por qué escoger madera de ingeniería en losa',
    items: [
      {
        title: 'Duela ancha que se mantiene plana',
        body: 'Hay duela de 7-9 pulgadas de ancho que aguanta bien aquí. En madera sólida, no le recomendamos ese ancho en nuestro clima.',
      },
      {
        title: 'Sin clavos en su losa',
        body: 'Pegamos la duela, así que nada se clava en el concreto. Eso es lo que conviene si su losa tiene cables de acero tensados (en inglés, “post-tension”).',
      },
      {
        title: 'Ya trae el acabado',
        body: 'La duela llega terminada de fábrica, así que no hay polvo de lijado y puede dormir en su casa.',
      },
      {
        title: 'Usa menos madera dura',
        body: 'Solo la capa de arriba es de roble o hickory, así que un tronco cubre varias veces lo que cubriría en duela sólida.',
      },
    ],
  },
  options: {
    heading: 'Tipos de madera de ingeniería y precios',
    intro:
      'Estos precios incluyen la duela y la mano de obra sobre una losa seca y pareja. Si su losa necesita un pegamento con barrera contra la humedad, sume $1-2 por pie cuadrado.',
    items: [
      {
        name: 'De 3 capas',
        image: 'sample-oak',
        price: '$8-15 por pie cuadrado',
        description:
          'Una capa gruesa de madera de verdad sobre un núcleo de madera blanda. Escójala si piensa quedarse en la casa.',
        features: [
          '3-4 mm de madera real arriba',
          'Se puede lijar dos veces, a veces tres',
          'Se ve y envejece como roble sólido',
          'Tablas de 6 pies de largo o más',
        ],
      },
      {
        name: 'Multicapa',
        image: 'sample-hickory',
        price: '$6-12 por pie cuadrado',
        description:
          'Madera de verdad sobre triplay de cinco a nueve capas. Es muy estable, y es el precio más bajo para un piso de madera de verdad.',
        features: [
          '1-3 mm de madera real arriba',
          'Se mantiene plana si cambia la humedad de la losa',
          'Se renueva con otra capa de acabado, sin lijado a fondo',
        ],
      },
      {
        name: 'Cepillada',
        image: 'sample-walnut',
        price: '$9-16 por pie cuadrado',
        description:
          'Con cepillos de acero se quita la veta blanda y queda una textura ligera, así que los rayones nuevos no se notan.',
        features: ['Acabado mate', 'Buena con perros y arenilla de caliche', 'Roble o hickory', 'Se retoca con aceite o plumón'],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      heading: 'Roble, hickory, maple o nogal',
      intro:
        'El número es la dureza Janka: la fuerza en libras que hace falta para hundir una bolita de acero hasta la mitad en la madera. Entre más alto el número, menos se marcan los golpes.',
      points: [
        {
          title: 'Roble (blanco, 1,360)',
          body: 'Agarra cualquier tinte y combina con casi todas las molduras. Dentro de unos años todavía va a encontrar duela que combine, así que es una opción segura si no se decide.',
        },
        {
          title: 'Hickory (1,820)',
          body: 'Tiene crema y café en la misma tabla, y se ve bien con una chimenea de piedra caliza. Un sartén que se cae lo marca menos que a las otras maderas.',
        },
        {
          title: 'Maple (duro, 1,450)',
          body: 'Es cremoso y parejo, así que aclara un cuarto con poco sol. Déjelo natural, porque con tinte oscuro queda manchado.',
        },
        {
          title: 'Nogal (1,010)',
          body: 'Es de un café chocolate intenso, pero un tacón lo puede marcar y el sol lo aclara. Queda mejor en un estudio o en una recámara con cortinas.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Compare la capa de arriba antes de comprar',
      intro: 'Dos duelas pueden tener el mismo grosor y durar muy distinto, porque solo se puede lijar la capa de arriba.',
      columns: ['Capa de arriba', '¿Se puede lijar?', 'Dónde la usamos'],
      rows: [
        ['Menos de 2 mm', 'No, solo otra capa de acabado', 'Cuartos de visitas, rentas'],
        ['2-3 mm', 'Una vez, con cuidado', 'Recámaras, pasillos de arriba'],
        ['3-4 mm', 'Dos veces, a veces tres', 'Salas, cocinas'],
        ['6 mm', 'Casi tantas veces como la sólida', 'Casas donde va a vivir por décadas'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Madera de ingeniería: ¿pegada o flotante?',
      body: [
        'Sobre losa, casi siempre la pegamos. Se siente firme al caminar, no truena, y el pegamento frena la humedad del concreto. Casi todos los pegamentos necesitan que la losa tenga 75 por ciento de humedad o menos por dentro. Si la suya tiene más, usamos una barrera hecha para eso.',
        'Ponerla flotante sobre una base conviene en la planta alta, en un condominio con regla de ruido o donde quiera poder quitar el piso después. Un piso flotante necesita un espacio en cada pared, y no puede llevar encima una isla de cocina.',
      ],
    },
  ],
  process: {
    heading: 'Cómo instalamos su madera de ingeniería',
    steps: [
      {
        title: 'Medimos y probamos la losa',
        description: `Las lecturas con medidor en la visita son gratis, y a más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo. Un piso pegado puede necesitar además una prueba de humedad, que tarda de uno a tres días y cuesta $200-500 aparte. Si su losa tiene cables tensados, probamos la superficie en vez de perforar.`,
      },
      {
        title: 'Pedimos la duela y la dejamos reposar',
        description:
          'La duela, los bordes de escalera y las molduras de transición llegan juntos. Luego reposan 48-72 horas en sus cuartos, con el aire acondicionado como lo usa siempre.',
      },
      {
        title: 'Preparamos e instalamos',
        description:
          'Rebajamos o resanamos la losa hasta que no varíe más de 3/16 de pulgada en 10 pies, que es lo que necesita la madera. Luego extendemos el pegamento y ponemos la duela mientras está fresco.',
      },
      {
        title: 'Molduras y recorrido',
        description:
          'Unas correas aprietan las juntas toda la noche. Al otro día ponemos las molduras, limpiamos el piso y le enseñamos cómo cuidarlo.',
      },
    ],
  },
  faq: [
    {
      question: '¿Cuenta como madera dura cuando se vende la casa?',
      answer:
        'Sí. Los anuncios le dicen “hardwood”, y los compradores casi siempre la toman así, porque la superficie es madera de verdad. Guarde la factura que dice el grosor de la capa de arriba, porque un comprador cuidadoso se lo puede preguntar.',
    },
    {
      question: '¿La madera de ingeniería aguanta en una cocina?',
      answer:
        'Sí, si limpia los derrames de inmediato. Una lavavajillas que tira agua toda la noche levanta las orillas de la duela, así que ponga un sensor de fugas detrás de ella y un tapete frente al fregadero.',
    },
    {
      question: '¿Cuánto dura la madera de ingeniería?',
      answer: 'Con una capa delgada, casi siempre dura 20-30 años. Con 3 mm o más y una o dos lijadas, cuente con 40 o más.',
    },
    {
      question: '¿Sirve en una casa del lago que pasa tiempo sola?',
      answer:
        'Sí, mientras el aire acondicionado se quede prendido. En Lakeway, Horseshoe Bay o Marble Falls, deje el termostato a 80 °F (unos 27 °C) o menos cuando no esté, y la humedad en 30-50 por ciento. Y en agosto, pídale a alguien que vaya a ver la casa.',
    },
  ],
  closing: {
    heading: 'Pida una cotización de madera de ingeniería',
    body: `Díganos en qué cuartos está pensando y si su casa está sobre losa. Nos comunicamos en menos de ${business.promisedContact} para agendar la visita, y le llevamos muestras cortadas para que compare las capas. La visita y la cotización son gratis.`,
    button: 'Agende una consulta gratis',
  },
  related: ['hardwood-flooring-austin', 'floor-refinishing-austin', 'kitchen-flooring-austin', 'lvp-flooring-austin'],
  articles: [
    'hardwood-flooring-austin-tx-guide',
    'foundation-flooring-central-texas',
    'eco-friendly-flooring-austin-families',
    'hardwood-maintenance-central-texas-summer',
  ],
  cities: [
    'lakeway',
    'the-hills',
    'bee-cave',
    'westlake-hills',
    'dripping-springs',
    'cedar-park',
    'horseshoe-bay',
    'marble-falls',
  ],
  seo: {
    title: 'Madera de ingeniería en Austin, TX: pisos para losas',
    description:
      'Madera de ingeniería en Austin para losas: de 3 capas $8-15, multicapa $6-12 y cepillada $9-16 por pie cuadrado con instalación. Pida una consulta gratis.',
    keywords: [
      'madera de ingeniería Austin',
      'piso de madera sobre losa de concreto',
      'roble cepillado Austin',
      'duela ancha Austin TX',
    ],
  },
} satisfies ServicePageEntry;

export const englishHash = 'a59faf9a';
