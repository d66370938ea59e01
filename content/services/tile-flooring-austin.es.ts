import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'tile-flooring-austin',
  name: 'Azulejo',
  menuLine: 'Porcelanato, cerámica y piedra, con preparación para arcilla',
  hero: {
    heading: 'Instalación de azulejo en Austin y el centro de Texas',
    lead: 'El azulejo se queda fresco en julio, y el agua no le hace daño. Lo que lo quiebra es una losa que se mueve. Por eso primero revisamos la suya y le decimos si necesita una membrana debajo de la cerámica, el porcelanato o la piedra.',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Casi todos los pisos', value: '$6-12 por pie cuadrado' },
    { label: 'Tiempo de trabajo', value: '3-7 días' },
    { label: 'Garantía', value: '10 años' },
  ],
  image: 'cafe-floor',
  detail: { image: 'hall-console', caption: 'Azulejo de pizarra en una entrada.' },
  introduction: {
    heading: 'Qué va debajo de su azulejo',
    body: [
      'Una caja de porcelanato puede costar $3 por pie cuadrado, y la mano de obra casi siempre cuesta más que eso. La mayor parte del trabajo es preparar: limpiamos el concreto, lo emparejamos, evitamos que sus grietas lleguen al azulejo y dejamos espacio para que todo se expanda con el calor.',
      'En la arcilla entre Taylor y Lockhart, las losas se mueven cuando la tierra se moja y se seca. Si el azulejo va pegado directo, se quiebra donde se agriete la losa. La piedra caliza de Lakeway es mucho más firme, así que por allá tal vez no necesite membrana.',
      'El azulejo queda bien en baños, entradas, cuartos de lavado, cuartos de ventanales y cocinas que dan al patio. Si cocina mucho, lo va a sentir en las rodillas, así que ponga un tapete acolchado frente a la estufa.',
    ],
  },
  benefits: {
    heading: 'Por qué la gente escoge azulejo',
    items: [
      {
        title: 'El agua encima no le hace daño',
        body: 'Si se inunda el cuarto de lavado, usted trapea y deja secar, y el azulejo bien pegado se queda en su lugar.',
      },
      {
        title: 'Se queda fresco',
        body: 'De abril en adelante se siente fresco en los pies descalzos, porque la losa de abajo está más fresca que el aire del cuarto.',
      },
      {
        title: 'El sol no lo destiñe',
        body: 'El porcelanato se hornea a más de 2,000 °F (unos 1,100 °C), así que el sol de una ventana al oeste en Bee Cave no le cambia el color.',
      },
      {
        title: 'La arenilla no lo raya',
        body: 'El caliche y la arena del arroyo rayan el acabado de otros pisos, pero en el porcelanato mate nada más se barren.',
      },
      {
        title: 'Dura décadas',
        body: 'Treinta años es común, y puede llegar a cincuenta si debajo no se mueve nada.',
      },
    ],
  },
  options: {
    heading: 'Tipos de azulejo y precios con instalación',
    intro:
      'Estos precios incluyen el azulejo, el pegazulejo, la lechada y la mano de obra sobre una losa sana. Quitar el piso viejo y emparejar la losa van en renglones aparte de su cotización. La membrana contra grietas también: hace falta sobre arcilla o sobre grietas, y suma $1.50-3 por pie cuadrado.',
    items: [
      {
        name: 'Cerámica',
        image: 'sample-ceramic',
        price: '$6-12 por pie cuadrado',
        description: 'Barro cocido con esmalte encima. Conviene en baños, cuartos de lavado y cocinas de renta.',
        features: [
          'Muchos tamaños, hasta 18 pulgadas',
          'Fácil de cortar alrededor del excusado y los tubos',
          'Si se despostilla, se ve el barro',
        ],
      },
      {
        name: 'Porcelanato',
        image: 'sample-porcelain',
        price: '$9-20 por pie cuadrado',
        description:
          'Es más denso, casi no absorbe agua e imita piedra, concreto o madera. Los tamaños normales son los más económicos, y las piezas muy grandes cuestan más.',
        features: [
          'Absorbe 0.5% de agua o menos',
          'Adentro o bajo el techo del porche',
          'De 12x24 a 24x48 pulgadas',
          'Muchas veces el color va en todo el grosor',
        ],
      },
      {
        name: 'Piedra natural',
        image: 'sample-slate',
        price: '$12-32 por pie cuadrado',
        description: 'Piedra caliza, travertino, pizarra o mármol. No hay dos piezas iguales, y todas necesitan sellador.',
        features: ['Sellador nuevo cada 1-3 años', 'Solo limpiadores sin ácido', 'Subpiso más rígido si va sobre vigas'],
      },
    ],
  },
  sections: [
    {
      kind: 'project',
      heading: 'Piso de baño con mármol en piezas grandes',
      body: 'Esta imagen por computadora muestra un baño con piezas grandes de mármol blanco con vetas grises, una tina independiente y un mueble de madera. Las filas van alternadas, las juntas de lechada son angostas y el zoclo tapa el espacio junto a la pared. Si no quiere estar sellando el mármol, hay porcelanato que se ve igual.',
      image: 'bathroom-marble',
    },
    {
      kind: 'points',
      heading: 'Cómo preparamos la losa para el azulejo',
      points: [
        {
          title: 'Concreto limpio',
          body: 'Quitamos el pegamento y la pintura viejos hasta que el concreto absorba agua, porque ahí encima el pegazulejo no agarra.',
        },
        {
          title: 'Losa pareja',
          body: 'Si su azulejo mide 15 pulgadas o más de un lado, la losa no puede variar más de 1/8 de pulgada en 10 pies. La rebajamos o le echamos nivelador hasta que quede.',
        },
        {
          title: 'Membrana donde hace falta',
          body: 'Si la losa tiene grietas o está sobre arcilla, ponemos una membrana que deja que el concreto se mueva un poco sin jalar el azulejo. Suma $1.50-3 por pie cuadrado, y la ve en un renglón aparte de la cotización.',
        },
        {
          title: 'Pegazulejo debajo de toda la pieza',
          body: 'Cubrimos por lo menos 80 por ciento de la parte de atrás en cuartos secos y 95 por ciento en los mojados. De vez en cuando levantamos una pieza para revisar.',
        },
        {
          title: 'Espacio para expandirse',
          body: 'En vez de lechada, ponemos sellador flexible a lo largo de cada pared y por lo menos cada 25 pies, y más seguido junto a ventanas grandes.',
        },
      ],
    },
    {
      kind: 'solutions',
      heading: 'Azulejo quebrado: causas y reparación',
      pairs: [
        {
          problem: 'Una grieta larga cruza varias piezas, y los dos lados están parejos.',
          solution:
            'La grieta de la losa llegó hasta el azulejo. Levantamos esa fila, cubrimos la grieta con membrana y ponemos las piezas de repuesto que usted guardó.',
        },
        {
          problem: 'Un lado de la grieta está más alto que el otro.',
          solution:
            'La losa sube y baja, y eso no lo detiene ninguna membrana. Primero tiene que verla un ingeniero de cimientos, y ya con la losa arreglada cambiamos el azulejo.',
        },
        {
          problem: 'Una parte grande suena hueca cuando le da golpecitos.',
          solution:
            'El azulejo se despegó de la losa, muchas veces porque no dejaron espacio junto a las paredes. Quitamos esa parte y, al ponerla de nuevo, dejamos el espacio.',
        },
      ],
    },
  ],
  process: {
    heading: 'Cómo instalamos su piso de azulejo',
    steps: [
      {
        title: 'Medimos y planeamos el diseño',
        description: `Revisamos la losa, medimos y planeamos el diseño: piezas enteras en la puerta y los cortes chicos debajo de los gabinetes. A más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo.`,
      },
      {
        title: 'Retiro y preparación',
        description:
          'Colgamos plástico para que no se salga el polvo, quitamos el piso viejo y resanamos la losa. Si lleva membrana, la ponemos el primer o el segundo día.',
      },
      {
        title: 'Ponemos el azulejo',
        description:
          'Extendemos pegazulejo en la losa y atrás de las piezas grandes, y usamos clips para que las orillas queden parejas. No pise el azulejo nuevo por unas 24 horas.',
      },
      {
        title: 'Lechada y recorrido',
        description:
          'Ponemos la lechada, limpiamos y la sellamos si lo necesita, y luego recorremos el piso con usted. Al día siguiente ya puede caminar en él, y uno o dos días después regresa el refrigerador.',
      },
    ],
  },
  faq: [
    {
      question: '¿Qué azulejo no resbala cuando está mojado?',
      answer:
        'Busque un azulejo mate con una clasificación antiderrapante en mojado (DCOF) de 0.42 o más en su ficha. Para el piso de la regadera, escoja además piezas chicas, porque con más juntas el pie se agarra mejor.',
    },
    {
      question: '¿Se puede poner azulejo nuevo sobre el viejo?',
      answer:
        'A veces, sí. El azulejo viejo tiene que estar firme y parejo, y las puertas tienen que abrir con la altura nueva. Sobre arcilla casi siempre recomendamos quitarlo, porque es la única oportunidad de ver la losa.',
    },
    {
      question: '¿Por qué algunos precios pasan de $12?',
      answer:
        'Un piso de cerámica o de porcelanato sencillo cuesta $6-12 por pie cuadrado. Las piezas muy grandes, los diseños y la piedra natural cuestan más porque llevan más horas. Si hace falta membrana por la arcilla o por grietas, suma $1.50-3 por pie cuadrado a cualquiera de ellos.',
    },
    {
      question: '¿Hay que sellar la lechada?',
      answer:
        'La de cemento sí, cada uno o dos años; la epóxica y casi todas las que ya vienen mezcladas, no. Como el agua del centro de Texas deja tanto sarro, en las regaderas muchas veces sugerimos la epóxica.',
    },
  ],
  closing: {
    heading: 'Pida una cotización de piso de azulejo',
    body: `Mándenos el tamaño del cuarto y una foto de las grietas, si las hay. Nos comunicamos en menos de ${business.promisedContact} para agendar la visita. Revisamos la losa y le cotizamos el azulejo y la membrana en renglones aparte. La visita y la cotización son gratis.`,
    button: 'Pida su cotización gratis',
  },
  related: ['shower-tile-backsplash-austin', 'bathroom-flooring-austin', 'kitchen-flooring-austin', 'commercial-flooring-austin'],
  articles: [
    'tile-trends-bell-county-2024',
    'foundation-flooring-central-texas',
    'high-traffic-flooring-round-rock',
    'kitchen-flooring-trends-pflugerville',
  ],
  cities: ['lakeway', 'killeen', 'taylor', 'round-rock', 'bastrop', 'the-hills', 'horseshoe-bay', 'marble-falls'],
  seo: {
    title: 'Azulejo en Austin, TX: porcelanato, cerámica y piedra',
    description:
      'Azulejo en Austin con instalación: cerámica $6-12, porcelanato $9-20 y piedra $12-32 por pie cuadrado. Revisamos su losa y vemos si necesita membrana.',
    keywords: ['pisos de azulejo Austin', 'instalación de azulejo Austin TX', 'porcelanato Austin', 'reparar azulejo quebrado'],
  },
} satisfies ServicePageEntry;

export const englishHash = 'f8960718';
