import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'hardwood-flooring-austin',
  name: 'Madera dura',
  menuLine: 'Roble y hickory, clavados a madera o pegados a la losa',
  hero: {
    heading: 'Instalación de pisos de madera dura en Austin, TX',
    lead: 'Cuando la madera dura se gasta, se puede lijar en vez de cambiarla. Clavamos duela sólida de roble y hickory sobre subpisos de madera, pegamos madera de ingeniería sobre losas y no empezamos hasta que las lecturas de humedad estén bien.',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Duela y mano de obra', value: '$8-15 por pie cuadrado' },
    { label: 'Instalación, casi siempre', value: '2-5 días' },
    { label: 'Garantía', value: '25 años' },
  ],
  image: 'dining-hickory',
  detail: { image: 'jobsite-threshold', caption: 'El nogal y la pizarra se unen al mismo nivel, con un umbral.' },
  introduction: {
    heading: '¿Sólida o de ingeniería? Depende de su subpiso',
    body: [
      'En las calles más viejas de Hyde Park, muchas casas tienen vigas y tablas debajo de la alfombra, así que podemos clavar la duela sólida ahí mismo. Más afuera, por Circle C, casi todas las casas están sobre una losa de concreto. A la losa no se le puede clavar duela, y suelta un poco de humedad toda la vida.',
      'Por eso revisamos lo de abajo antes de hablar de colores. Nos metemos debajo de la casa con una linterna o ponemos un medidor en la losa, y esas lecturas son gratis. Casi todas las losas de aquí hechas desde los años 1980 tienen cables de acero adentro, así que no perforamos hasta saber dónde están. Después le decimos si puede llevar duela sólida o si le conviene más la madera de ingeniería, que es madera de verdad sobre capas cruzadas.',
      'La madera dura queda bien en salas, pasillos, estudios y recámaras. No la ponemos en baños completos ni en cuartos de lavado, y en la cocina depende de qué tan rápido se limpien los derrames en su casa.',
    ],
  },
  benefits: {
    heading: 'Por qué la gente escoge madera dura',
    items: [
      {
        title: 'Se puede lijar y volver a empezar',
        body: 'Una duela de 3/4 de pulgada se puede lijar de cuatro a seis veces, y hasta el roble de los años 1940 suele aguantar una o dos lijadas más.',
      },
      {
        title: 'Ayuda cuando vende la casa',
        body: 'Calculamos que un piso nuevo de madera dura recupera 70-90 por ciento de su costo al vender. Casi nunca se recupera todo, pero el azulejo y el vinil suelen recuperar menos.',
      },
      {
        title: 'No guarda polen',
        body: 'El polen del cedro se queda en la superficie en enero, así que basta una pasada con trapeador de microfibra.',
      },
      {
        title: 'Podemos cambiar una sola tabla',
        body: 'Si una tabla se quema o se moja, la cortamos y metemos una nueva. Ya terminada, es difícil encontrar el parche.',
      },
    ],
  },
  options: {
    heading: 'Opciones y precios de pisos de madera dura',
    intro:
      'Estos precios incluyen la duela y la mano de obra. El retiro del piso viejo, la reparación de vigas y los zoclos nuevos van en renglones aparte de su cotización.',
    items: [
      {
        name: 'Sólida con acabado de fábrica, clavada',
        image: 'sample-oak',
        price: '$8-12 por pie cuadrado',
        description: 'Roble rojo o blanco con acabado de fábrica, para casas con subpiso de triplay o de tablas.',
        features: [
          '3/4 de pulgada de grueso, de 2 1/4 a 5 pulgadas de ancho',
          'Puede caminar en él esa misma tarde',
          'Bisel chico en cada orilla',
        ],
      },
      {
        name: 'De ingeniería, pegada a la losa',
        image: 'sample-hickory',
        price: '$8-15 por pie cuadrado',
        description: 'El piso de madera que recomendamos para concreto, con un pegamento que además frena la humedad de la losa.',
        features: [
          'Se mantiene más plana en 7 pulgadas o más',
          'No necesita una capa de triplay',
          'Se puede lijar si la capa de arriba es de 3 mm o más',
        ],
        href: '/services/engineered-hardwood-austin',
      },
      {
        name: 'Lijada y terminada en su casa',
        image: 'sample-walnut',
        price: '$11-15 por pie cuadrado',
        description:
          'Instalamos la duela en crudo, la lijamos pareja y la terminamos en su casa, en el tono que quiera y sin biseles.',
        features: [
          'Color igualado a las escaleras o a los cuartos viejos',
          'Acabado a base de agua o de aceite',
          '7-14 días con el secado',
          'Aspiramos el polvo mientras lijamos',
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Primero busque duela debajo de la alfombra',
      body: [
        'Antes de comprar duela nueva, abra un clóset y levante la esquina de la alfombra. Muchas casas de Crestview, Clarksville y el viejo Georgetown tienen roble o pino de hoja larga tapado desde los años setenta. Si esas tablas están sanas, las restauramos por $3-5 por pie cuadrado y no necesita un piso nuevo.',
        'Si se quitó una pared, metemos tablas nuevas en el piso viejo, una por una. Los clósets son el mejor lugar para sacar madera que combine, porque tiene la misma edad y el mismo color.',
      ],
    },
    {
      kind: 'table',
      heading: 'Madera dura para losa, triplay y vigas',
      columns: ['Su subpiso', 'La madera que sirve', 'Cómo la fijamos'],
      rows: [
        ['Vigas con tablas', 'Sólida o de ingeniería', 'Clavada, muchas veces sobre triplay nuevo'],
        ['Triplay, planta alta', 'Sólida o de ingeniería', 'Clavada o engrapada sobre papel fieltro'],
        ['Losa seca y pareja', 'De ingeniería', 'Pegada en toda la superficie'],
        ['Losa con altura de sobra', 'Sólida sobre una capa de triplay', 'Clavada; el piso sube como 1 1/2 pulgadas'],
        ['Losa con humedad', 'Ninguna hasta sellarla', 'Primero sellador, o mejor vinil o azulejo'],
      ],
    },
    {
      kind: 'points',
      heading: 'Ancho, brillo y corte de la duela',
      points: [
        {
          title: 'Ancho',
          body: 'La duela ancha abre juntas más grandes cuando el aire del invierno la reseca. Con 2 1/4 pulgadas casi no se nota después de un norte de enero; con 7 pulgadas de roble sólido, sí.',
        },
        {
          title: 'Brillo',
          body: 'Los acabados satinados y mate esconden las huellas de los perros; el brillante las enseña todas desde la entrada.',
        },
        {
          title: 'Corte',
          body: 'El roble cortado al cuarto se mueve como la mitad que el de corte normal. Cuesta más, pero junto a una ventana grande al sur casi siempre vale la pena.',
        },
      ],
    },
  ],
  process: {
    heading: 'Cómo instalamos su piso de madera',
    steps: [
      {
        title: 'Medimos y revisamos la humedad',
        description: `Revisamos debajo de la casa, el subpiso o la losa y el aire de los cuartos. A más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo.`,
      },
      {
        title: 'La madera se adapta',
        description:
          'La duela reposa 48-72 horas en los cuartos donde va, con el aire acondicionado como lo usa siempre, y si el medidor dice que le falta, esperamos.',
      },
      {
        title: 'Instalamos el piso',
        description:
          'Empezamos por la línea más larga que se ve y alternamos las juntas. Junto a las paredes dejamos un espacio, para que la madera se pueda hinchar un poco en un mayo húmedo.',
      },
      {
        title: 'Acabado y recorrido',
        description:
          'Ponemos las molduras, los bordes de escalera y el acabado que pidió, y recorremos el piso con usted. Se queda con las lecturas, una hoja de cuidados y tablas de repuesto.',
      },
    ],
  },
  faq: [
    {
      question: '¿$8-15 es todo el precio de un piso de madera dura?',
      answer:
        'Es nuestro precio normal por la duela y la instalación. Si el subpiso necesita trabajo, eso va aparte y lo ve en la cotización. Un diseño en espiga, nogal ancho o un acabado especial puede subir el piso hasta los $23 de nuestra guía de costos.',
    },
    {
      question: '¿Qué tanta humedad puede haber en mi casa?',
      answer:
        'Mantenga la humedad en 30-50 por ciento y el termostato a 70-75 °F (unos 21 a 24 °C). Un higrómetro de $15 en un librero le dice cómo va. Dejar las ventanas abiertas en un mayo lluvioso hace más daño que el calor de agosto.',
    },
    {
      question: '¿Puedo quedarme en la casa durante el trabajo?',
      answer:
        'Con duela terminada de fábrica, sí, porque vamos por partes. Si el acabado se hace ahí mismo, planee dormir en otro lado tres o cuatro noches, y llévese a las mascotas.',
    },
    {
      question: '¿Mi perro grande lo va a arruinar?',
      answer:
        'Las uñas rayan cualquier madera, pero el hickory o el roble blanco cepillado con acabado mate lo disimulan mejor. Lo que mancha para siempre es la orina que se queda, así que piense en azulejo junto a la puerta de atrás.',
    },
  ],
  closing: {
    heading: 'Pida una cotización de piso de madera dura',
    body: `Díganos qué cuartos son y si su casa está sobre losa. Nos comunicamos en menos de ${business.promisedContact} para ponernos de acuerdo en la visita, y usted recibe precios de madera sólida, de ingeniería o restaurada. La visita y la cotización son gratis.`,
    button: 'Pida su cotización gratis',
  },
  related: ['engineered-hardwood-austin', 'floor-refinishing-austin', 'lvp-flooring-austin'],
  articles: [
    'hardwood-flooring-austin-tx-guide',
    'hardwood-maintenance-central-texas-summer',
    'flooring-resale-value-austin-homes',
    'flooring-installation-timeline-cedar-park',
  ],
  cities: ['austin', 'westlake-hills', 'georgetown', 'taylor', 'lockhart', 'smithville', 'bee-cave', 'dripping-springs'],
  seo: {
    title: 'Pisos de madera dura en Austin, TX: roble y hickory',
    description:
      'Pisos de madera dura en Austin a $8-15 por pie cuadrado con instalación. Roble sólido clavado o madera de ingeniería para losas. Garantía de 25 años.',
    keywords: [
      'pisos de madera Austin',
      'instalación de duela Austin TX',
      'pisos de roble Austin',
      'duela sobre losa de concreto',
    ],
  },
} satisfies ServicePageEntry;

export const englishHash = '9236dbdf';
