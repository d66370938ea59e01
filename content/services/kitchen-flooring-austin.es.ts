import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'kitchen-flooring-austin',
  name: 'Pisos de cocina',
  menuLine: 'Porcelanato, vinil o madera de ingeniería para cocinas',
  hero: {
    heading: 'Pisos de cocina en Austin',
    lead: 'El piso de su cocina tiene que aguantar aceite caliente, sartenes que se caen y máquinas de hielo que gotean. Instalamos porcelanato, vinil y madera de ingeniería sin mover sus gabinetes, y le avisamos antes qué noches no va a poder cocinar.',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Precio', value: '$4-15 por pie cuadrado' },
    { label: 'Tiempo de trabajo', value: '1-7 días, según el piso' },
    { label: 'Garantía', value: 'Vinil 15 años, azulejo 10 años' },
  ],
  image: 'kitchen-ceramic',
  detail: { image: 'kitchen-sink', caption: 'Azulejo de cerámica entre el fregadero y la isla.' },
  introduction: {
    heading: '¿Solo la cocina o también los cuartos de al lado?',
    body: [
      'En casi todas las casas de Austin hechas desde los años 1990, la cocina está abierta al desayunador, el pasillo y la sala. El piso nuevo puede acabar ahí con una moldura de transición, o puede seguir por todos esos cuartos. Entonces una cocina de 150 pies cuadrados (unos 14 m²) se vuelve un trabajo de 600 (unos 56 m²). Por eso podemos darle los dos precios, uno junto al otro.',
      'Las cocinas viejas muchas veces tienen varios pisos encimados. En una casa de Windsor Park puede haber dos capas de linóleo sobre un azulejo más viejo. En una casita sobre pilotes en Bouldin Creek, muchas veces la madera debajo del fregadero ya se ha mojado. Sacamos el cajón de abajo o la lavavajillas y revisamos antes de darle un precio.',
      'También cuenta cuánto cocina. Si pasa horas en la estufa, un piso duro se siente en las rodillas, así que piense en vinil o madera de ingeniería. Si casi siempre recalienta, escoja el que más le guste.',
    ],
  },
  benefits: {
    heading: 'Qué incluye un trabajo de piso de cocina',
    items: [
      {
        title: 'Sus gabinetes se quedan donde están',
        body: 'Recortamos la base de los gabinetes y los marcos de las puertas para que el piso nuevo entre por debajo. Así no necesita molduras por todos lados.',
      },
      {
        title: 'Movemos sus aparatos con cuidado',
        body: 'Sacamos y metemos el refrigerador y la estufa rodando sobre hojas de fibracel, así que las ruedas nunca tocan su piso nuevo.',
      },
      {
        title: 'Menos polvo en la casa',
        body: 'Si quitamos azulejo viejo, llevamos la aspiradora pegada al cincel, colgamos plástico y tapamos el retorno del aire, para que el polvo no entre a los ductos.',
      },
      {
        title: 'Piezas de repuesto que combinan',
        body: 'Le dejamos una caja con etiqueta del mismo lote. Si un azulejo se quiebra en diez años, tal vez no encuentre uno igual en otro lado.',
      },
    ],
  },
  options: {
    heading: 'Opciones y precios de pisos de cocina',
    intro:
      'Estos precios incluyen el material y la mano de obra sobre un subpiso que ya está listo. El retiro del piso viejo, el emparejado y la membrana bajo el azulejo van en renglones aparte de su cotización.',
    items: [
      {
        name: 'Porcelanato',
        image: 'sample-porcelain',
        price: '$8-15 por pie cuadrado',
        description:
          'Es duro y fresco, y la grasa se quita con un trapo. Escójalo si piensa quedarse con esta cocina unos 15 años.',
        features: [
          'Las ollas calientes no lo marcan',
          'Lechada que resiste manchas',
          'Imita piedra caliza o madera',
          'Juntas flexibles junto a las paredes',
        ],
        href: '/services/tile-flooring-austin',
      },
      {
        name: 'Piso de vinil',
        image: 'sample-lvp-wood',
        price: '$4-8 por pie cuadrado',
        description:
          'Es suave para los pies, un vaso que se cae tiene menos riesgo de romperse, y puede seguir hasta el otro cuarto.',
        features: ['Capa de uso de 20 mil', 'Casi siempre 1-3 días', 'Puede ir sobre azulejo viejo si está firme'],
        href: '/services/lvp-flooring-austin',
      },
      {
        name: 'Madera de ingeniería',
        image: 'sample-oak',
        price: '$8-14 por pie cuadrado',
        description:
          'Roble o hickory de verdad sobre un núcleo de capas, que en concreto se mantiene más plano que la duela sólida.',
        features: ['Pegada a la losa', 'El acabado mate esconde los rayones', 'Puede combinar con el roble de la sala'],
        href: '/services/engineered-hardwood-austin',
      },
    ],
  },
  sections: [
    {
      kind: 'solutions',
      heading: 'Cinco problemas de pisos de cocina y cómo los arreglamos',
      pairs: [
        {
          problem: 'Una fuga lenta detrás del refrigerador o la lavavajillas',
          solution:
            'Revisamos las dos mangueras de agua mientras los aparatos están afuera. También podemos poner debajo de cada uno una charola con alarma de fugas.',
        },
        {
          problem: 'Una lavavajillas atrapada por un piso más grueso',
          solution:
            'Primero medimos el hueco debajo de su cubierta. Si el azulejo la dejaría encerrada, le bajamos las patas y ponemos azulejo debajo, o le sugerimos un piso más delgado.',
        },
        {
          problem: 'Una losa parchada donde quitaron una pared',
          solution:
            'Rellenamos el parche, lo esmerilamos al nivel del concreto viejo y le medimos la humedad. Si escoge azulejo, ponemos una membrana encima del parche.',
        },
        {
          problem: 'El sol de la tarde por una puerta de patio que da al oeste',
          solution:
            'El calor hace crecer el vinil flotante. Por eso, junto a ese vidrio pegamos las tablas de vinil o ponemos porcelanato, y dejamos el espacio que pide el fabricante.',
        },
        {
          problem: 'Tres pisos viejos a tres alturas distintas',
          solution: 'Subimos el lado bajo con triplay o nivelador. Así queda una sola unión al ras, sin nada con que tropezar.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Porcelanato, vinil o madera: qué pasa en un accidente',
      columns: ['Qué pasa', 'Porcelanato', 'Piso de vinil', 'Madera de ingeniería'],
      rows: [
        ['Un charco toda la noche', 'No le pasa nada', 'Nada, si no se mete por una orilla', 'Las juntas se pueden hinchar'],
        ['Se cae un sartén de hierro', 'Se puede despostillar', 'Un golpe chico', 'Un golpe; se saca con vapor o se rellena'],
        ['Se cae una olla caliente', 'No le pasa nada', 'Le queda un aro derretido', 'Se quema; se lija esa parte'],
        ['Dos horas de pie', 'Use un tapete', 'Cómodo', 'Cómoda'],
        [
          'Una pieza dañada',
          'Se saca con cincel y se pone otra',
          'Se cambia si va pegada, se desarma si flota',
          'Se corta y se pega otra',
        ],
      ],
    },
  ],
  process: {
    heading: 'Cómo instalamos su piso de cocina',
    steps: [
      {
        title: 'Medimos y revisamos alturas',
        description: `Medimos la cocina, el hueco debajo de la cubierta y cada puerta, y revisamos la humedad de la losa. A más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo.`,
      },
      {
        title: 'Vaciamos la cocina',
        description:
          'Usted vacía el piso de la despensa y las repisas de abajo, y nosotros movemos los aparatos. Luego quitamos el piso viejo, o lo rellenamos y le damos una mano de primario si se puede quedar.',
      },
      {
        title: 'Instalamos el piso',
        description:
          'Alineamos las filas con la vista más larga de su casa, y las piezas cortadas van debajo de los gabinetes, donde casi no se ven.',
      },
      {
        title: 'Aparatos de regreso y recorrido',
        description:
          'Cuando el pegazulejo o el pegamento ya fraguó, regresan los aparatos. Abrimos el agua, revisamos que nada gotee y recorremos el piso con usted.',
      },
    ],
  },
  faq: [
    {
      question: '¿Pueden cambiar el piso sin quitar la isla?',
      answer:
        'Sí. El azulejo y los pisos pegados los cortamos justo hasta la base de la isla. Un piso flotante tiene que parar un poco antes, así que tapamos ese espacio con una moldura.',
    },
    {
      question: '¿Quién desconecta una estufa de gas?',
      answer:
        'Un plomero con licencia. Las estufas eléctricas y los refrigeradores los sacamos nosotros. Si tiene gas, díganos en la primera visita y ponemos las dos cosas para la misma mañana.',
    },
    {
      question: '¿Cuántas noches me quedo sin cocina?',
      answer:
        'Con vinil, muchas veces una sola. La madera de ingeniería tarda dos o tres, contando el pegamento. Con porcelanato, calcule unas cuatro antes de que regrese el refrigerador, y quitar azulejo viejo puede sumar otras dos.',
    },
    {
      question: '¿Qué color de lechada me conviene?',
      answer:
        'Un tono medio, parecido al azulejo, es el más fácil de mantener limpio. En la lechada oscura se ve el polvo de caliza y en la blanca las manchas de comida, así que con las dos hay que tallar más.',
    },
  ],
  closing: {
    heading: 'Pida una cotización para su piso de cocina',
    body: `Mándenos el tamaño de su cocina y una foto del piso que tiene. Nos comunicamos en menos de ${business.promisedContact} para agendar la visita, y podemos cotizar la cocina sola o con los cuartos abiertos de al lado. La visita y la cotización son gratis.`,
    button: 'Agende una consulta gratis',
  },
  related: ['engineered-hardwood-austin', 'lvp-flooring-austin', 'tile-flooring-austin', 'shower-tile-backsplash-austin'],
  articles: [
    'kitchen-flooring-trends-pflugerville',
    'lvp-vs-hardwood-central-texas',
    'pet-friendly-flooring-georgetown',
    'flooring-cost-guide-austin-2025',
  ],
  cities: ['pflugerville', 'cedar-park', 'buda', 'manor', 'leander', 'bee-cave', 'hutto', 'cedar-creek'],
  seo: {
    title: 'Pisos de cocina en Austin: porcelanato, vinil o madera',
    description:
      'Pisos de cocina en Austin a $4-15 por pie cuadrado: porcelanato, vinil o madera de ingeniería. Los gabinetes se quedan en su lugar. Consulta gratis.',
    keywords: ['pisos de cocina Austin', 'azulejo para cocina Austin TX', 'piso a prueba de agua para cocina Austin'],
  },
} satisfies ServicePageEntry;

export const englishHash = 'e2306777';
