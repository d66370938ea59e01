import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'carpet-installation-austin',
  name: 'Alfombra',
  menuLine: 'Recámaras suaves y escaleras sin ruido, casi siempre en un día',
  hero: {
    heading: 'Instalación de alfombra en Austin, TX',
    lead: 'Una alfombra nueva para recámaras, escaleras o el cuarto de tele cuesta $3-8 por pie cuadrado, con bajo alfombra y estirado. Casi todos los trabajos tardan un día, así que lo normal es que esa noche duerma en su propia cama.',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Con bajo alfombra y mano de obra', value: '$3-8 por pie cuadrado' },
    { label: 'Instalación', value: 'Casi siempre un día' },
  ],
  image: 'bedroom-plush',
  detail: {
    image: 'carpeting-kicker',
    caption: 'Con el estirador de rodilla acomodamos la orilla de la alfombra afelpada, antes de estirarla con el mecánico.',
  },
  introduction: {
    heading: 'Los mejores cuartos para alfombra',
    body: [
      'La mayoría de la gente que nos llama no quiere alfombra en toda la casa. La quiere en las recámaras, en la escalera y en el cuarto de la tele grande, porque se siente tibia en una mañana de enero y baja el ruido.',
      'Cómo se vea a los ocho años depende de la fibra, que usted escoge, y del estirado, que no se ve. Si la alfombra solo se empuja con la rodilla, se puede arrugar después de uno o dos veranos húmedos. Nosotros la estiramos de pared a pared con un estirador mecánico, como lo pide la norma de la industria de la alfombra.',
      'No pondríamos alfombra en baños, en cuartos de lavado ni en el paso del garaje a la casa. Y si su casa está en lo bajo junto a un arroyo, escoja un piso duro para la planta baja.',
    ],
  },
  benefits: {
    heading: 'Qué hace la alfombra mejor que un piso duro',
    items: [
      {
        title: 'Baja el ruido',
        body: 'Con un buen bajo alfombra, apaga los pasos del cuarto de juegos de arriba mejor que cualquier piso duro.',
      },
      {
        title: 'Hace más seguras las escaleras',
        body: 'El pie se agarra mejor en los escalones, y si alguien se cae, el golpe es más suave.',
      },
      {
        title: 'Cuesta menos al principio',
        body: 'Una recámara de 200 pies cuadrados (unos 19 m²) en buen poliéster sale como en $800, y la misma recámara en madera dura empieza en el doble.',
      },
      {
        title: 'Tapa defectos chicos de la losa',
        body: 'Las grietas finas y las partes un poco bajas no se sienten a través del bajo alfombra, así que no hay que emparejar mucho.',
      },
    ],
  },
  options: {
    heading: 'Fibras de alfombra y precios',
    intro: `Estos precios incluyen la alfombra, el bajo alfombra, las tiras de púas que la sujetan, la mano de obra y el retiro de los recortes. Quitar la alfombra vieja cuesta como 75 centavos más por pie cuadrado, y las escaleras se cobran por escalón. Nuestro mínimo por trabajo es de ${business.minimumCharge}.`,
    items: [
      {
        name: 'Poliéster de pelo cortado',
        image: 'sample-plush',
        price: '$3-5 por pie cuadrado',
        description: 'Es suave y no se mancha fácil, así que queda bien en cuartos donde se camina poco.',
        features: [
          'El café y el vino se limpian bien',
          'Se aplasta antes en los pasillos',
          'Si la fibra viene teñida por dentro, resiste el sol',
        ],
      },
      {
        name: 'Berber y otras de bucle',
        image: 'sample-berber',
        price: '$4-7 por pie cuadrado',
        description: 'Una alfombra baja y cerrada para oficinas en casa, escaleras y cuartos de tele.',
        features: ['Disimula las pisadas', 'Fácil de aspirar', 'No para gatos: una uña puede jalar el hilo'],
      },
      {
        name: 'Nylon con textura',
        image: 'pattern-plush',
        price: '$5-8 por pie cuadrado',
        description:
          'Es la que mejor se levanta después de pisarla, así que la pondríamos en escaleras y pasillos si piensa quedarse un buen tiempo.',
        features: ['Como 12 años si la cuida bien', 'Se limpia bien con agua caliente', 'Pídala tratada contra manchas'],
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Qué bajo alfombra necesita',
      intro:
        'El bajo alfombra se vende por densidad (libras por pie cúbico) y por grosor. Uno grueso y blando se siente cómodo en la tienda, pero la alfombra se dobla con cada paso y se gasta antes. El rebond es de espuma aglomerada.',
      columns: ['Cuarto', 'Bajo alfombra', 'Por qué'],
      rows: [
        ['Recámaras', 'Rebond de 8 lb, 7/16 de pulgada', 'Cómodo sin hundirse'],
        ['Escaleras y pasillos', '8-10 lb, 3/8 de pulgada', 'Firme en la orilla de cada escalón'],
        ['Debajo de berber', '8 lb o fieltro, máximo 3/8 de pulgada', 'Sobre uno blando, el bucle se deshace'],
        ['Casas con mascotas', '8 lb con película contra la humedad', 'Los accidentes no llegan a la losa'],
        ['Rentas', 'Rebond de 6 lb, 3/8 de pulgada', 'Se cambia junto con la alfombra'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Alfombra, polen de cedro y alergias',
      body: [
        'De diciembre a febrero, el polen del cedro llena el aire de Austin, y una parte entra a la casa en su chamarra. La alfombra lo guarda y no lo deja volar, pero eso solo ayuda si lo aspira. Nosotros le pasaríamos una aspiradora HEPA dos veces por semana y la mandaríamos lavar con agua caliente en marzo.',
        'Si en su casa alguien tiene asma, no ponga alfombra en el cuarto donde duerme, y en los demás escoja pelo corto. Busque la marca Green Label Plus en la alfombra, el bajo alfombra y el pegamento: quiere decir que los probaron y sueltan pocos químicos al aire. El olor a alfombra nueva se va casi todo en 48-72 horas con un ventilador prendido.',
      ],
    },
    {
      kind: 'points',
      heading: 'Cómo se ve una alfombra bien instalada',
      points: [
        {
          title: 'Uniones que casi no se ven',
          body: 'Casi toda la alfombra viene de 12 pies de ancho, así que un cuarto más grande lleva una unión. La ponemos hacia la ventana principal, en el sentido de la luz, y lejos de las puertas.',
        },
        {
          title: 'Todas las piezas van en el mismo sentido',
          body: 'El pelo de la alfombra se inclina hacia un lado. Si el de la recámara y el del clóset no coinciden, parecen de dos colores.',
        },
        {
          title: 'Orillas limpias con otros pisos',
          body: 'Donde la alfombra se junta con duela o azulejo, la metemos contra una tira de metal o de madera al ras de los dos pisos.',
        },
        {
          title: 'Tiras de púas que agarran en concreto',
          body: 'La orilla de una losa vieja se puede desmoronar. Si ahí no agarran los clavos, pegamos la tira y esperamos a que fragüe antes de estirar la alfombra.',
        },
      ],
    },
  ],
  process: {
    heading: 'Cómo instalamos su alfombra',
    steps: [
      {
        title: 'Medimos y planeamos las uniones',
        description: `Medimos los cuartos y primero dibujamos las uniones, para que pague solo la alfombra que necesita. A más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo.`,
      },
      {
        title: 'Quitamos la alfombra vieja',
        description:
          'Antes de que lleguemos, vacíe los clósets y desconecte sus aparatos, por favor. Cortamos la alfombra y el bajo alfombra viejos, nos los llevamos y sellamos las manchas de la losa que huelan.',
      },
      {
        title: 'Bajo alfombra, alfombra y estirado',
        description:
          'Unimos el bajo alfombra con cinta, lejos de las uniones de la alfombra. Luego cortamos la alfombra, la unimos con cinta caliente y la estiramos bien.',
      },
      {
        title: 'Muebles de regreso y recorrido',
        description:
          'Regresamos los muebles a su lugar, revisamos que las puertas no rocen y recorremos los cuartos con usted. Se queda con los recortes grandes por si un día necesita un parche.',
      },
    ],
  },
  faq: [
    {
      question: '¿Ustedes mueven los muebles?',
      answer:
        'Sí, movemos camas, cómodas y sofás si están en su cotización. Los pianos, las peceras y las cajas fuertes para armas los tiene que mover un especialista. Antes de que lleguemos, guarde por favor las lámparas y lo que se quiebra.',
    },
    {
      question: '¿Y si se moja la alfombra en una tormenta?',
      answer: `Si es agua limpia y se da cuenta en menos de un día, casi siempre podemos secar la alfombra, poner bajo alfombra nuevo y estirarla otra vez. Si es agua de arroyo o de drenaje, se tira todo, la alfombra y el bajo alfombra. Llámenos ${business.hours.emergencyTime}, porque el moho puede empezar a las 48-72 horas y las primeras 24 son las más importantes.`,
    },
    {
      question: '¿Por qué algunas alfombras cuestan más de $8?',
      answer:
        'Hay alfombras más caras, como las de lana, las de tejido con dibujo y las de nylon pesado. Con esas, el precio en nuestra guía de costos llega a $11 por pie cuadrado. En una recámara normal no necesita ninguna.',
    },
    {
      question: '¿Le pueden quitar las arrugas a mi alfombra?',
      answer:
        'Casi siempre. Si el respaldo está en buen estado, soltamos uno o dos lados, estiramos la alfombra y la recortamos. Si el respaldo ya se despegó, se va a arrugar otra vez, y se lo decimos antes de que pague.',
    },
  ],
  closing: {
    heading: 'Pida una cotización de alfombra',
    body: `Díganos cuántos cuartos y escaleras son. Nos comunicamos en menos de ${business.promisedContact} para agendar la visita, y le llevamos muestras de alfombra y de bajo alfombra para que las vea en sus propios cuartos. La visita y la cotización son gratis.`,
    button: 'Pida su cotización gratis',
  },
  related: ['laminate-flooring-austin', 'lvp-flooring-austin', 'commercial-flooring-austin'],
  articles: [
    'affordable-flooring-leander',
    'pet-friendly-flooring-georgetown',
    'emergency-flooring-repair-austin',
    'flooring-cost-guide-austin-2025',
  ],
  cities: ['round-rock', 'cedar-park', 'leander', 'georgetown', 'hutto', 'kyle', 'san-marcos', 'killeen'],
  seo: {
    title: 'Instalación de alfombra en Austin: $3-8 por pie cuadrado',
    description:
      'Alfombra para recámaras y escaleras en Austin: poliéster, berber o nylon a $3-8 por pie cuadrado con bajo alfombra e instalación, casi siempre en un día.',
    keywords: [
      'instalación de alfombra Austin',
      'instaladores de alfombra Austin TX',
      'alfombra para escaleras Austin',
      'grosor del bajo alfombra',
    ],
  },
} satisfies ServicePageEntry;

export const englishHash = '655222ad';
