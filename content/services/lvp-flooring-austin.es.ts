import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'lvp-flooring-austin',
  name: 'Vinil de lujo',
  menuLine: 'A prueba de agua y bueno para losas sobre arcilla',
  hero: {
    heading: 'Pisos de vinil de lujo en Austin, TX',
    lead: 'El piso de vinil es a prueba de agua, cuida su bolsillo y aguanta niños y perros. Primero revisamos la losa, y si hay que emparejarla se lo cotizamos. Casi todos los trabajos tardan de uno a tres días.',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Con instalación', value: '$5-10 por pie cuadrado' },
    { label: 'Tiempo de trabajo', value: '1-3 días' },
    { label: 'Garantía', value: '15 años' },
  ],
  image: 'kitchen-island',
  detail: {
    image: 'mudroom-door',
    caption: 'Vinil que imita piedra junto a la puerta del patio, donde entran los zapatos mojados.',
  },
  introduction: {
    heading: 'Por qué el vinil funciona en las losas de Austin',
    body: [
      'El vinil de lujo, o LVP, es una lámina de vinil impresa con una capa transparente encima y un núcleo a prueba de agua abajo. Casi todos los núcleos son rígidos, de polvo de piedra caliza y vinil, y en la tienda se llaman SPC. Las tablas miden 4-8 mm de grueso. Casi todas son de clic, o sea que se ensamblan a presión, y flotan: nada las fija a la losa.',
      'Sobre arcilla, eso es una ventaja. De Manor a Kyle, el suelo levanta un poco la losa en una primavera lluviosa y la baja otra vez para agosto. Una grieta fina que rompería la lechada casi siempre se queda escondida debajo de las tablas.',
      'Pero no es para todos los cuartos. No lo ponga en un cuarto de puros ventanales sin aire acondicionado, y recuerde que un rayón no se puede lijar como en la madera.',
    ],
  },
  benefits: {
    heading: 'Lo que le da un piso de vinil',
    items: [
      {
        title: 'Un núcleo que no se hincha',
        body: 'Una fuga de la máquina de hielo o un plato de agua volteado no le hace nada a la tabla. Pero si el agua se mete por debajo, hay que secarla.',
      },
      {
        title: 'Cabe debajo de sus puertas',
        body: 'Con 4-8 mm es tan delgado que puede ir sobre azulejo parejo y firme, así que casi nunca hay que recortar puertas ni romper el piso de la cocina.',
      },
      {
        title: 'Puede usar el cuarto esa misma tarde',
        body: 'El vinil de clic no tiene que secar. Dos recámaras normales tardan como un día, y eso incluye mover los muebles.',
      },
      {
        title: 'Disimula los rayones finos',
        body: 'Una capa de uso de 20 mil con textura disimula las marcas que dejan las uñas del perro y la arenilla de caliza en un piso brillante.',
      },
      {
        title: 'Podemos cambiar una sola tabla',
        body: 'Si guarda una caja de repuesto, arreglarlo es fácil. Si la tabla está pegada, la calentamos y la cambiamos en menos de una hora; si es de clic, tarda un poco más.',
      },
    ],
  },
  options: {
    heading: 'Tipos de vinil y precios con instalación',
    intro:
      'Estos precios incluyen el vinil y la mano de obra sobre una losa seca y pareja. Si hay partes bajas, rellenarlas cuesta $2-6 por pie cuadrado, solo donde haga falta. El vinil pegado necesita además una prueba de humedad de la losa, que tarda de uno a tres días y cuesta $200-500 aparte.',
    items: [
      {
        name: 'De clic, 12 mil',
        image: 'sample-lvp-wood',
        price: '$5-7 por pie cuadrado',
        description: 'Es el más económico, y basta para recámaras y estudios si no tiene perros grandes.',
        features: ['Núcleo SPC, 4-5 mm', 'Flota, sin pegamento', 'Colores en existencia, en pocos días'],
      },
      {
        name: 'De clic, 20 mil',
        image: 'sample-lvp-stone',
        price: '$6-9 por pie cuadrado',
        description: 'El que recomendamos para cocinas, pasillos y plantas bajas abiertas.',
        features: [
          'Núcleo SPC, 6-8 mm',
          'Trae la base ya pegada',
          'Textura que sigue la veta',
          'Muchas veces cumple la regla de ruido del condominio',
        ],
      },
      {
        name: 'Pegado, 20 mil',
        image: 'office-desks',
        price: '$6-10 por pie cuadrado',
        description: 'Para cuartos con mucho vidrio al oeste, rentas y oficinas con sillas de rueditas.',
        features: [
          'No se mueve con el sol directo',
          'Se puede cambiar una sola tabla',
          'No suena hueco',
          'Primero hay que probar la losa',
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: '¿Qué tan gruesa debe ser la capa de uso?',
      intro:
        'La capa de uso es la capa transparente de arriba. Se mide en mil, que son milésimas de pulgada: 20 mil es como medio milímetro. Entre más gruesa sea, más dura el dibujo de abajo.',
      columns: ['Capa de uso', 'Dónde sirve', 'Nuestro consejo'],
      rows: [
        ['6-8 mil', 'Cuartos de visitas, una casa que va a vender', 'No la ponga en la puerta del garaje'],
        ['12 mil', 'Recámaras, parejas, gatos', 'Basta donde se anda descalzo'],
        ['20 mil', 'Cocinas, niños, perros, inquilinos', 'La que casi siempre usamos'],
        ['28 mil o más', 'Tiendas, salones de belleza, salas de espera', 'Rara vez hace falta en una casa'],
      ],
      note: 'Una tabla más gruesa suena mejor al caminar, pero no resiste más los rayones.',
    },
    {
      kind: 'solutions',
      heading: 'Problemas del vinil y cómo los evitamos',
      pairs: [
        {
          problem: 'Se abren las juntas al lado de una puerta de patio que da al oeste.',
          solution:
            'El vinil se expande con el sol fuerte y se encoge cuando se enfría. En esos cuartos lo pegamos, le recomendamos un color más claro y le pedimos que cierre las persianas en las tardes de julio.',
        },
        {
          problem: 'El piso se levanta en medio del cuarto.',
          solution:
            'Algo pesado lo tiene prensado, muchas veces una isla de cocina que se puso encima. Nosotros instalamos alrededor de los gabinetes y paramos a 1/4 de pulgada de todo lo que esté fijo.',
        },
        {
          problem: 'Los ensambles se rompen sobre una parte baja.',
          solution:
            'Revisamos la losa con una regla de 10 pies (unos 3 m), y antes de la primera fila rellenamos todo lo que esté hundido más de 3/16 de pulgada.',
        },
        {
          problem: 'El cuarto huele a humedad.',
          solution:
            'Casi siempre es humedad que sube por la losa. La revisamos con un medidor, y si la lectura es muy alta para su piso, primero ponemos un plástico o un sellador, o esperamos.',
        },
      ],
    },
  ],
  process: {
    heading: 'Cómo instalamos su piso de vinil',
    steps: [
      {
        title: 'Medimos y revisamos',
        description: `Medimos los cuartos, revisamos la losa con un medidor de humedad y marcamos las partes altas y bajas. A más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo.`,
      },
      {
        title: 'Vaciamos y emparejamos',
        description:
          'Quitamos el piso viejo, a menos que esté tan firme que se pueda quedar. Rebajamos las partes altas con una máquina conectada a la aspiradora, rellenamos las bajas y esperamos a que fragüen.',
      },
      {
        title: 'Ponemos el vinil',
        description:
          'Mezclamos tablas de varias cajas para que no queden juntos dos dibujos iguales. Recortamos por abajo los marcos de las puertas, y el piso se mete ahí.',
      },
      {
        title: 'Molduras y recorrido',
        description:
          'Ponemos las molduras del zoclo, las de transición y los bordes de escalera, y regresamos los aparatos a su lugar. Después recorremos cada cuarto con usted.',
      },
    ],
  },
  faq: [
    {
      question: '¿Cuántos años dura un piso de vinil?',
      answer:
        'En una casa con familia, calcule 15-20 años con una capa de uso de 20 mil. Uno más delgado en un pasillo de mucho paso puede verse gastado a los seis o siete. Lo que más lo daña es la arenilla, así que vale la pena poner un tapete en cada puerta que da afuera.',
    },
    {
      question: '¿Se puede poner vinil sobre el azulejo que ya tengo?',
      answer:
        'Sí, si el azulejo está parejo y no tiene piezas sueltas. Primero rellenamos las juntas de la lechada para que no se marquen en el vinil. Si una parte está quebrada o suena hueca, la abrimos y la reparamos antes de taparla.',
    },
    {
      question: '¿Por qué su guía de costos llega hasta $12?',
      answer:
        'La guía incluye vinil más caro, como tablas extralargas o diseños en espiga. En cuartos normales con filas derechas, cuente con $5-10 por pie cuadrado. Las escaleras se cobran por escalón.',
    },
    {
      question: '¿Puedo apagar el aire acondicionado cuando viajo?',
      answer:
        'Por favor, no lo apague. Déjelo a 80 °F (unos 27 °C) o menos. Casi todos los fabricantes piden que el vinil esté a 55-85 °F, y una casa cerrada en agosto puede calentarse más que eso.',
    },
  ],
  closing: {
    heading: 'Pida una cotización de piso de vinil',
    body: `Mándenos el tamaño de los cuartos y una foto del piso que tiene ahora. Nos comunicamos en menos de ${business.promisedContact} para agendar la visita, y le llevamos muestras de vinil para que las vea con su propia luz. La visita y la cotización son gratis.`,
    button: 'Pida su cotización gratis',
  },
  related: ['laminate-flooring-austin', 'kitchen-flooring-austin', 'engineered-hardwood-austin', 'commercial-flooring-austin'],
  articles: [
    'lvp-vs-hardwood-central-texas',
    'pet-friendly-flooring-georgetown',
    'foundation-flooring-central-texas',
    'flooring-cost-guide-austin-2025',
  ],
  cities: ['kyle', 'manor', 'buda', 'hutto', 'pflugerville', 'san-marcos', 'elgin', 'cedar-creek'],
  seo: {
    title: 'Pisos de vinil en Austin, TX: LVP con instalación',
    description:
      'Pisos de vinil de lujo en Austin a $5-10 por pie cuadrado con instalación, en 1-3 días. Vea qué capa de uso necesita y si le conviene de clic o pegado.',
    keywords: [
      'pisos de vinil Austin',
      'instalación de piso de vinil Austin TX',
      'pisos a prueba de agua Austin',
      'vinil pegado',
    ],
  },
} satisfies ServicePageEntry;

export const englishHash = '6dfa1b0e';
