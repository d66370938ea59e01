import type { InfoPageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';
import { sample } from '../sample.ts';

export default {
  slug: 'warranty',
  name: 'Garantía y cuidados',
  line: 'Qué cubren las dos garantías y cómo cuidar cada piso.',
  hero: {
    heading: 'Garantía y cuidado de su piso',
    lead: 'Con un piso nuevo tiene dos garantías. La nuestra cubre la mano de obra por 1-5 años, según el trabajo, y la del fabricante cubre el material. Con un cuidado sencillo las dos siguen valiendo, y para casi todos los pisos basta con escoba y trapeador húmedo.',
  },
  image: 'bathroom-tub',
  facts: [
    { label: 'Nuestra mano de obra', value: '1-5 años' },
    { label: 'Madera dura', value: '25 años' },
    { label: 'Piso de vinil', value: '15 años' },
    { label: 'Laminado y azulejo', value: '12 y 10 años' },
  ],
  sections: [
    {
      kind: 'table',
      heading: 'Garantía del material según el piso',
      intro: 'Son los plazos normales, pero los pone el fabricante, así que lo que manda es la hoja de su producto.',
      columns: ['Piso', 'Plazo', 'Lo que casi nunca cubre'],
      rows: [
        ['Madera dura', '25 años', 'Trapeador muy mojado, vapor, fugas y cuartos demasiado secos o húmedos'],
        ['Piso de vinil', '15 años', 'Tapetes con base de hule, más calor del que dice la etiqueta y muebles arrastrados'],
        ['Laminado', '12 años', 'Agua estancada, trapeador de vapor y cuartos que la etiqueta no permite'],
        ['Azulejo', '10 años', 'Limpiadores ácidos en piedra o lechada, y una losa que se mueve'],
        ['Pisos comerciales', '5-20 años', 'Limpiadores equivocados, y ruedas o cargas de más'],
        ['Reparación y restauración', '5 años', 'Agua, acabado gastado y uñas en madera blanda'],
      ],
      note: 'La garantía de la alfombra depende de la fibra, así que vea la etiqueta de la muestra y los papeles que le dejamos.',
    },
    {
      kind: 'checklist',
      heading: 'Qué cubre nuestra garantía de mano de obra',
      intro: sample('Si un piso falla por la forma en que lo pusimos, lo arreglamos durante los años que diga su cotización.'),
      items: [
        'Tablas o duela que se levantan, se separan o suenan huecas por nuestro trabajo.',
        'Azulejo que se despega o lechada que se agrieta, en una losa que no se ha movido.',
        'Molduras de transición, bordes de escalera y zoclos que pusimos nosotros y que se aflojan.',
        'Alfombra que se arruga, o una unión que se abre.',
        'Acabado que se pela porque lo aplicamos mal.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Qué no cubre nuestra garantía',
      intro:
        'Estos son los límites, y conviene que los sepa antes de firmar. No le quitan ningún derecho que le dé la ley de Texas.',
      items: [
        sample('Agua de una fuga, una inundación, un aparato o una mascota, aunque el piso sea a prueba de agua.'),
        sample(
          'Movimiento de los cimientos. Si un lado de la grieta está más alto que el otro, le toca a una empresa de cimientos.',
        ),
        sample('Desgaste normal, rayones, golpes y color que cambia con el sol.'),
        sample('Separaciones chicas entre tablas en semanas secas de invierno, que se cierran solas para la primavera.'),
        sample('Daños por falta de cuidado, como usar vapor en el laminado, o por un trabajo que otro hizo después.'),
      ],
    },
    {
      kind: 'table',
      heading: 'Cómo cuidar cada piso',
      intro:
        'Aquí lo que más daña es la arenilla, porque el polvo de caliza raspa como lija. Un tapete en cada puerta de afuera es la protección más barata que puede comprar.',
      columns: ['Piso', 'Cada semana', 'De vez en cuando', 'Evite'],
      rows: [
        [
          'Madera dura',
          'Mopa seca, o aspiradora sin el cepillo girando',
          'Trapeador húmedo con limpiador para acabado de madera',
          'Vapor, vinagre, jabón de aceite y cera',
        ],
        ['Piso de vinil', 'Barrer y pasar el trapeador húmedo', 'Limpiador suave sin cera', 'Tapetes con base de hule y vapor'],
        ['Laminado', 'Mopa seca o aspiradora', 'Trapeador apenas húmedo y luego un trapo seco', 'Vapor y agua estancada'],
        [
          'Azulejo y lechada',
          'Barrer y pasar el trapeador',
          'Sellar otra vez la lechada de cemento cuando absorba agua',
          'Ácidos en la piedra y cloro en la lechada de color',
        ],
        [
          'Alfombra',
          'Aspirar una o dos veces',
          'Limpieza profesional cada 12-18 meses',
          'Tallar los derrames y echarle demasiada agua',
        ],
      ],
    },
    {
      kind: 'points',
      heading: 'Cuatro costumbres para que el piso dure',
      points: [
        {
          title: 'El aire acondicionado parejo',
          body: 'La madera está mejor con 30-50 por ciento de humedad todo el año y el termostato a 70-75 °F (unos 21 a 24 °C). Cuando viaje, no apague el aire: déjelo a 80 °F o menos.',
        },
        {
          title: 'Fieltro debajo de los muebles',
          body: 'Pegue fieltros en cada pata y revíselos dos veces al año, porque con arenilla pegada también rayan. Las sillas de escritorio necesitan ruedas suaves o un tapete que no le haga daño a su piso.',
        },
        {
          title: 'Seque el agua en seguida',
          body: 'Hasta las tablas a prueba de agua tienen orillas por donde se mete. Cada varios meses revise debajo de la lavavajillas y alrededor del excusado, porque una fuga lenta puede arruinar el piso antes de que la note.',
        },
        {
          title: 'Guarde sus papeles',
          body: 'Guarde en un clóset la cotización, la etiqueta de una caja y unas tablas o azulejos de repuesto. Si el fabricante pide pruebas, va a necesitar el número de lote de esa etiqueta.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Cómo reclamar la garantía',
      steps: [
        {
          title: 'Tome fotos',
          description:
            'Tome una desde el otro lado del cuarto y otra de cerca, con una moneda para ver el tamaño, y apunte qué día vio el problema.',
        },
        {
          title: 'Avísenos pronto',
          description: 'Escríbanos o llame antes de que alguien trate de arreglarlo, porque después es difícil ver qué falló.',
        },
        {
          title: 'Revisamos el piso',
          description: `Vamos en menos de ${business.warrantyVisit}, medimos la humedad y le decimos qué creemos que lo causó.`,
        },
        {
          title: 'Se arregla',
          description:
            'Si fue nuestro trabajo y la garantía lo cubre, lo reparamos sin cobrarle. Si fue el material, le ayudamos a hacer el reclamo con el fabricante.',
        },
      ],
    },
  ],
  faq: [
    {
      question: '¿Qué garantía uso, la de ustedes o la del fabricante?',
      answer:
        'En los dos casos llámenos primero. Si el piso quedó mal puesto, nos toca arreglarlo a nosotros. Si la tabla o el azulejo salió malo, le toca al fabricante, y le ayudamos con las fotos y el número de lote.',
    },
    {
      question: 'Si vendo la casa, ¿la garantía pasa al nuevo dueño?',
      answer:
        'Depende del producto. Muchas garantías de material son solo para el primer dueño, y algunas se pueden pasar una vez. Revise la hoja antes de poner la casa en venta, y déjele al comprador los papeles y las tablas de repuesto.',
    },
    {
      question: '¿De veras pierdo la garantía por trapear con vapor?',
      answer:
        'En madera y laminado casi siempre, y muchos fabricantes de vinil tampoco lo permiten. El vapor mete agua caliente en las juntas, y ahí hincha el núcleo o afloja el pegamento. Mejor use un trapeador de microfibra húmedo.',
    },
    {
      question: '¿Cubre las separaciones entre las tablas de madera?',
      answer:
        'Las separaciones delgadas en invierno son normales, porque la madera se encoge con el aire seco y se hincha con la humedad. Si una es más ancha que un dime (la moneda de diez centavos) o sigue abierta todo el verano, mándenos una foto y su lectura de humedad.',
    },
  ],
  links: [
    { label: 'Cuidado de la madera en el verano de Texas', href: '/blog/hardwood-maintenance-central-texas-summer' },
    { label: 'Guía para cuidar pizarra y piedra', href: '/guides/slate-and-stone-care' },
    { label: 'Guía para cuidar alfombra afelpada', href: '/guides/plush-carpet-care' },
    { label: 'Ayuda con daños por agua', href: '/water-damage' },
  ],
  closing: {
    heading: '¿Algo anda mal con su piso?',
    body: 'Mándenos una foto y díganos cuándo se puso, aunque no lo hayamos instalado nosotros. Le decimos qué puede ser y qué haría falta para arreglarlo.',
    button: 'Pida su cotización gratis',
  },
  seo: {
    title: 'Garantía y cuidado de pisos para casas de Austin',
    description:
      'Qué cubre nuestra garantía de mano de obra, cuánto dura la del material en madera, vinil, laminado y azulejo, y cómo limpiar y cuidar cada piso.',
    keywords: ['garantía de pisos', 'cómo limpiar piso de vinil', 'cómo cuidar piso de madera'],
  },
} satisfies InfoPageEntry;

export const englishHash = '6ad6e675';
