import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';
import { sample } from '../sample.ts';

export default {
  slug: 'floor-refinishing-austin',
  name: 'Restauración de pisos',
  menuLine: 'Lijado sin polvo, cambio de tablas y tinte en 3-5 días',
  hero: {
    heading: 'Restauración de pisos de madera en Austin',
    lead: 'El roble gastado, o el pino debajo de su alfombra vieja, casi siempre se puede salvar. Lijamos con equipo 99% libre de polvo, arreglamos las tablas malas y terminamos en 3-5 días, y usted gasta 50-70% menos que en un piso nuevo de madera.',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Restauración sin polvo', value: '$3-5 por pie cuadrado' },
    { label: 'Tiempo de trabajo', value: '3-5 días' },
    { label: 'Polvo', value: '99% libre de polvo' },
    { label: 'Garantía', value: '5 años' },
  ],
  image: 'stairs-oak',
  detail: { image: 'jobsite-sanding', caption: 'Así se lija un acabado viejo. Falta la mitad oscura.' },
  introduction: {
    heading: '¿Se puede restaurar su piso de madera?',
    body: [
      'Si es madera sólida de 3/4 de pulgada, lo más probable es que sí. Arriba de la lengüeta que une las tablas hay como 1/4 de pulgada de madera. Una lijada con cuidado quita como 1/32 de pulgada, así que casi todos los pisos se pueden restaurar de cuatro a seis veces. Antes de prometerle algo, levantamos una rejilla del piso y medimos cuánta madera queda. La de ingeniería varía: con 3 mm de madera real casi siempre se lija una o dos veces, y con 1 mm no se puede lijar.',
      'Muchas familias de Austin tienen madera que se puede restaurar y no lo saben. En Travis Heights, Clarksville y Hyde Park encontramos pino de hoja larga y roble rojo debajo de la alfombra y el linóleo. Las casas de la posguerra en Brentwood suelen tener duela angosta de roble en todos los cuartos. Como el pino es más blando, lo lijamos con más suavidad para no dejar ondas.',
      'Pero algunos pisos tienen que esperar. Si las tablas están abarquilladas, con las orillas más altas, porque hay humedad debajo de la casa, primero tienen que secarse. Si las lijamos mojadas, a la siguiente temporada les queda una joroba en medio.',
    ],
  },
  benefits: {
    heading: 'Por qué restaurar en vez de cambiar',
    items: [
      {
        title: 'Ahorra 50-70%',
        body: 'Paga mano de obra y acabado, porque la madera ya está en su casa, y muchas veces tiene la veta más cerrada que la que se vende hoy.',
      },
      {
        title: 'Muy poco polvo',
        body: 'Nuestras lijadoras van conectadas a una aspiradora. Puede dejar los cuadros en la pared, porque también sellamos los cuartos donde no trabajamos.',
      },
      {
        title: '$3,000-$8,000+ en el valor de la casa',
        body: 'Eso es lo que un piso restaurado le puede sumar al valor de su casa, y además se ve bien en las fotos cuando la vende.',
      },
      {
        title: 'Otro color en la misma madera',
        body: 'Si ya se cansó del roble naranja de los años 1990, lo dejamos natural, café o casi negro. Ponemos muestras en su piso para que las vea con su propia luz.',
      },
    ],
  },
  options: {
    heading: 'Precios de restauración y reparación',
    intro:
      'La restauración y el tinte se cobran por todo el piso. La reparación se cobra solo por los pies cuadrados donde cambiamos tablas.',
    items: [
      {
        name: 'Restauración sin polvo',
        image: 'sample-oak',
        price: '$3-5 por pie cuadrado',
        description:
          'Lijamos hasta la madera limpia y ponemos tres capas de acabado transparente, con aspiradora en cada lijadora.',
        features: ['Esquinas raspadas a mano', 'Mate o satinado a base de agua', 'Poco olor'],
      },
      {
        name: 'Reparación de pisos',
        image: 'hall-old-oak',
        price: '$8-15 por pie cuadrado',
        description: 'Cambiamos tablas rajadas, manchadas o dañadas por termitas, y usted paga solo la parte que reparamos.',
        features: ['Igualamos la madera y el ancho', 'Usamos tablas viejas de los clósets', 'Juntas alternadas'],
      },
      {
        name: 'Tinte y cambio de color',
        image: 'sample-walnut',
        price: '$4-6 por pie cuadrado',
        description: 'El lijado completo más un tinte, o un blanqueado si quiere un piso más claro, debajo del acabado.',
        features: ['Muestras en su propio piso', 'Mojamos la madera para un color parejo', 'Podemos bajar los tonos rojos'],
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Restaurar o cambiar: costo y tiempo',
      intro: 'Así se comparan en 400 pies cuadrados (unos 37 m²), como una sala y un pasillo.',
      columns: ['Comparación', 'Restaurar', 'Madera nueva'],
      rows: [
        ['Por pie cuadrado', '$3-5 transparente, $4-6 con tinte', '$8-15'],
        ['400 pies cuadrados', '$1,200-2,400', '$3,200-6,000'],
        ['Ahorro', '50-70%', 'Ninguno'],
        ['Tiempo', '3-5 días', '2-5 días, después de la entrega y el reposo'],
        ['Polvo', 'Lijado 99% libre de polvo', 'Del retiro y del aserrín'],
        ['Valor de la casa', 'Puede sumar $3,000-$8,000+', 'Recupera como 70-90% de su costo'],
        ['Escójalo si', 'Las tablas están sanas y gruesas', 'Las tablas están delgadas, podridas o faltan'],
      ],
    },
    {
      kind: 'testimonials',
      heading: 'Qué dicen los clientes',
      quotes: [
        sample({
          quote:
            'Cortaron un cuadro de alfombra en mi clóset y me enseñaron pino. Cuatro días después tenía un piso de 1936, y solo tuve que sacudir los libreros una vez.',
          author: 'Dana R.',
          place: 'Hyde Park, Austin',
        }),
        sample({
          quote:
            'Nuestro perro había arruinado unas doce tablas junto a la puerta de atrás. Si busco, encuentro las nuevas, pero ninguna visita las ha notado.',
          author: 'Luis M.',
          place: 'Georgetown',
        }),
        sample({
          quote:
            'Yo quería gris, y me hicieron probar tres muestras primero. Qué bueno, porque escogimos un café claro. A la segunda noche ya no olía.',
          author: 'Karen T.',
          place: 'Lockhart',
        }),
      ],
    },
  ],
  process: {
    heading: 'La restauración en seis pasos',
    steps: [
      {
        title: 'Medimos y revisamos',
        description: `Medimos el grosor en una rejilla y la humedad en diez puntos, y marcamos con cinta los clavos y los parches viejos. A más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo.`,
      },
      {
        title: 'Vaciamos y sellamos',
        description:
          'Salen los muebles, ponemos plástico con cierre en las puertas y tapamos los detectores de humo para que el polvo no los active.',
      },
      {
        title: 'Reparamos',
        description: 'Fijamos las tablas sueltas, cambiamos las dañadas y hundimos cada clavo para que no rompa la lija.',
      },
      {
        title: 'Lijamos',
        description:
          'Lijamos tres veces, de grueso a fino, raspamos las esquinas a mano y damos una pasada final para emparejar.',
      },
      {
        title: 'Teñimos',
        description:
          'Usted escoge el color de las muestras en su piso. Si prefiere el color natural, nos saltamos este paso y vamos directo al acabado.',
      },
      {
        title: 'Acabado y recorrido',
        description:
          'Ponemos tres capas, con una lijada ligera entre ellas. Y le apuntamos cuándo puede caminar en calcetines, regresar los muebles y poner tapetes.',
      },
    ],
  },
  faq: [
    {
      question: '¿Tenemos que salirnos de la casa?',
      answer:
        'Planeen dormir en otro lado tres o cuatro noches, y llévense a las mascotas, porque las patas y el acabado fresco no se llevan. Si pueden llegar a una recámara y un baño sin pisar el acabado fresco, tal vez se puedan quedar. En el acabado a base de agua se puede caminar en calcetines después de 24 horas, pero los muebles y los tapetes tienen que esperar más.',
    },
    {
      question: '¿El verano es mala época para restaurar?',
      answer:
        'No, mientras deje el aire acondicionado a 70-75 °F (unos 21 a 24 °C) para que las capas sequen a tiempo. Si deja las ventanas abiertas en un junio húmedo, el acabado seca despacio y se puede nublar.',
    },
    {
      question: '¿Cuándo pueden regresar los muebles y los tapetes?',
      answer:
        'Los muebles, 3-5 días después de la última capa, siempre que los cargue y les ponga fieltro. Para los tapetes espere 2 semanas con acabado a base de agua y 4 semanas con aceite, porque donde no le da el aire endurece despacio.',
    },
    {
      question: '¿Se puede restaurar un piso pintado?',
      answer:
        'Casi siempre, pero si su casa es anterior a 1978, primero mandamos probar si la pintura tiene plomo. Si lo tiene, cambian el método y el precio, y le damos los dos por escrito.',
    },
    {
      question: '¿Por unos rayones hay que lijar todo el piso?',
      answer:
        'No siempre. Si solo se rayó el acabado, casi siempre lo lijamos apenas y ponemos otra capa en un día. Los restos de cera o jabón de aceite no dejan que pegue, así que primero probamos en una esquina escondida.',
    },
  ],
  closing: {
    heading: 'Pida una cotización para restaurar su piso',
    body: `Mándenos una foto de la madera y el tamaño de los cuartos. Nos comunicamos en menos de ${business.promisedContact} para agendar la visita, y le decimos si conviene lijar, parchar o cambiar. La visita y la cotización son gratis.`,
    button: 'Pida su cotización gratis',
  },
  related: ['hardwood-flooring-austin', 'engineered-hardwood-austin', 'commercial-flooring-austin'],
  articles: [
    'hardwood-maintenance-central-texas-summer',
    'hardwood-flooring-austin-tx-guide',
    'flooring-resale-value-austin-homes',
  ],
  cities: ['austin', 'georgetown', 'taylor', 'lockhart', 'smithville', 'bastrop', 'elgin', 'san-marcos'],
  seo: {
    title: 'Restaurar pisos de madera en Austin, sin polvo, 3-5 días',
    description:
      'Restauración de pisos de madera en Austin a $3-5 por pie cuadrado. Lijado sin polvo, cambio de tablas y tinte por 50-70% menos que un piso nuevo.',
    keywords: ['restaurar piso de madera Austin', 'lijado de pisos sin polvo', 'reparación de duela Austin TX'],
  },
} satisfies ServicePageEntry;

export const englishHash = 'c2630d04';
