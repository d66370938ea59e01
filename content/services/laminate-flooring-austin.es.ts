import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'laminate-flooring-austin',
  name: 'Laminado',
  menuLine: 'Resiste rayones y cuesta poco, para cuartos secos',
  hero: {
    heading: 'Piso laminado en Austin, TX, instalado en 1-2 días',
    lead: 'El laminado es de los pisos que más resisten los rayones por su precio: $4-8 por pie cuadrado con instalación. Es bueno para recámaras, pasillos de arriba y primeras casas, pero donde se pueda juntar agua le vamos a recomendar otra cosa.',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Instalado, normal y resistente al agua', value: '$4-8 por pie cuadrado' },
    { label: 'Instalación', value: '1-2 días' },
    { label: 'Garantía', value: '12 años' },
  ],
  image: 'office-floor',
  detail: { image: 'bedroom-dresser', caption: 'Laminado de roble gris en una recámara.' },
  introduction: {
    heading: 'Dónde sirve el laminado y dónde no',
    body: [
      'El laminado es fibra de madera prensada con una foto de madera encima, sellada debajo de una capa transparente muy dura. Esa capa aguanta las uñas del perro y los carritos mejor que el acabado de la madera de verdad. Las tablas se ensamblan a presión sobre una base delgada, y nada las fija al piso.',
      'El punto débil es el agua en las orillas, porque la fibra que se hincha ya no se encoge. El resistente al agua tiene el núcleo tratado y las juntas selladas, así que usted tiene como un día para darse cuenta de un derrame. Aun así, no sobrevive a una fuga.',
      'Por eso, en Austin el laminado conviene en la planta alta y en cuartos que se mantienen secos. Si su casa está cerca de Onion Creek o su lavavajillas ya es vieja, gaste un dólar más por pie cuadrado y ponga vinil.',
    ],
  },
  benefits: {
    heading: 'Cinco razones para escoger laminado',
    items: [
      {
        title: 'Una clasificación que puede comparar',
        body: 'Cada caja trae una clasificación de AC3 a AC5 que sale de una prueba de desgaste, así que puede comparar dos pisos por el número.',
      },
      {
        title: 'Cuesta menos',
        body: 'Una planta alta de 900 pies cuadrados (unos 84 m²) sale en $3,600-7,200 con instalación, como la mitad de lo que cuestan los mismos cuartos en madera dura.',
      },
      {
        title: 'Aguanta el sol',
        body: 'El laminado casi no se destiñe, y el calor de una ventana grande lo afecta menos que al vinil.',
      },
      {
        title: 'Sin pegamento ni su olor',
        body: 'Las tablas se ensamblan sin pegamento, y si la caja dice TSCA Title VI, cumplen los límites federales de formaldehído.',
      },
      {
        title: 'Fácil de quitar después',
        body: 'Se levanta sin dañar el subpiso, y eso ayuda si la casa es de renta o piensa remodelar más adelante.',
      },
    ],
  },
  options: {
    heading: 'Tipos de laminado y precios',
    intro:
      'Estos precios son solo del material. Con instalación, el normal y el resistente al agua cuestan $4-8 por pie cuadrado, con base, mano de obra y molduras. El comercial cuesta más que eso, y se lo cotizamos instalado para su espacio.',
    items: [
      {
        name: 'Normal',
        price: '$2-4 por pie cuadrado',
        description: 'Para recámaras y estudios que se mantienen secos.',
        features: ['Superficie AC3', '7-10 mm de grueso', 'Tonos de roble en existencia'],
      },
      {
        name: 'Resistente al agua',
        price: '$3-6 por pie cuadrado',
        description:
          'Con núcleo tratado y juntas selladas, para pasillos, comedores y cocinas donde los derrames se limpian pronto. La caja dice “waterproof”.',
        features: [
          'Superficie AC4',
          '8-12 mm de grueso',
          'El fabricante dice cuánto aguanta un derrame',
          'Silicón en las orillas que se mojan',
        ],
      },
      {
        name: 'Comercial',
        price: '$4-7 por pie cuadrado',
        description: 'Para tiendas, salones de belleza, oficinas en casa con sillas de rueditas y casas con varios perros.',
        features: ['Superficie AC5', 'Núcleo denso de 10-12 mm', 'Base de hule o fieltro contra el ruido'],
      },
    ],
  },
  sections: [
    {
      kind: 'project',
      heading: 'Laminado de roble gris con luz de ventana',
      body: 'Esta imagen por computadora muestra un laminado ancho, de roble gris claro, junto a un zoclo blanco. La luz baja es la prueba más dura para el laminado, porque deja ver un dibujo repetido, una superficie brillosa o una junta levantada. Pida acabado mate, textura que siga la veta y un modelo con muchas tablas distintas en la caja.',
      image: 'sample-laminate',
    },
    {
      kind: 'table',
      heading: '¿Piso laminado o piso de vinil?',
      intro: 'En la tienda se parecen, pero en su casa no se portan igual.',
      columns: ['Pregunta', 'Laminado', 'Vinil'],
      rows: [
        ['Instalado, por pie cuadrado', '$4-8', '$5-10'],
        ['Rayones', 'Mejor', 'Bueno con capa de 20 mil'],
        ['Derrame que se queda toda la noche', 'Riesgoso', 'Por encima no le pasa nada'],
        ['Ventana caliente al oeste', 'Mejor', 'Conviene pegarlo'],
        ['Ruido de tacones', 'Más seco; necesita buena base', 'Más suave'],
        ['Trapeador mojado', 'Solo húmedo, nunca de vapor', 'Sí, pero no de vapor'],
      ],
    },
    {
      kind: 'points',
      heading: 'Los mejores y peores cuartos para laminado',
      points: [
        {
          title: 'Sí: la planta alta',
          body: 'El subpiso es de triplay, así que no hay humedad de losa, y podemos hacer la escalera con bordes de la misma línea.',
        },
        {
          title: 'Sí: una losa seca, con plástico contra la humedad',
          body: 'Sobre cualquier concreto, nuevo o viejo, ponemos un plástico de 6 mil (unos 0.15 mm) debajo de la base.',
        },
        {
          title: 'Tal vez: la cocina',
          body: 'Escoja el resistente al agua, y déjenos sellar la orilla del fregadero y poner una charola contra fugas debajo de la lavavajillas.',
        },
        {
          title: 'No: baños completos y cuartos de lavado',
          body: 'Ahí no instalamos ningún laminado, porque el vapor y las salpicaduras se meten en las juntas. En esos cuartos, el vinil o el azulejo duran mucho más.',
        },
      ],
    },
  ],
  process: {
    heading: 'Cómo instalamos su piso laminado',
    steps: [
      {
        title: 'Medimos y pedimos',
        description: `Buscamos rechinidos, desniveles y humedad, y le ayudamos a escoger el tipo. A más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo, con 7-10 por ciento extra para los cortes.`,
      },
      {
        title: 'Reposo y preparación',
        description:
          'Las cajas reposan acostadas 48 horas en sus cuartos, con el aire acondicionado prendido. Mientras tanto, atornillamos el triplay flojo o rellenamos las partes bajas de la losa.',
      },
      {
        title: 'Instalamos',
        description:
          'Ponemos el plástico contra la humedad, la base y las tablas, y cortamos afuera. Dejamos un espacio de como 3/8 de pulgada en cada pared y cada tubo, para que el piso se pueda mover.',
      },
      {
        title: 'Molduras y recorrido',
        description:
          'Clavamos las molduras a la pared y nunca al piso. Los cuartos largos llevan una moldura de transición si el fabricante la pide. Al final recorremos el piso con usted.',
      },
    ],
  },
  faq: [
    {
      question: '¿El laminado “waterproof” de verdad es a prueba de agua?',
      answer:
        'No por completo. Los fabricantes lo prueban con un charco encima por 24-72 horas, pero no con una fuga por abajo, una losa inundada o un trapeador de vapor. Le da tiempo para limpiar, pero no lo use en un baño completo ni en el cuarto de lavado.',
    },
    {
      question: '¿Se puede lijar o reparar el laminado?',
      answer:
        'Lijar no, porque se borra el dibujo impreso. Los golpes chicos los rellenamos con una barra de color, y si una tabla se arruina, la cambiamos por una de su caja de repuesto.',
    },
    {
      question: '¿Por qué el laminado suena hueco en algunas casas?',
      answer:
        'Una tabla que flota sobre una parte baja suena como tambor. Casi siempre lo arreglamos al emparejar el subpiso y usar una base densa de 2-3 mm. Una base más gruesa y blanda lo empeora y fuerza las juntas.',
    },
    {
      question: '¿Cuánto dura un piso laminado?',
      answer:
        'Calcule 10-20 años en una casa con familia. Si en el pasillo pone AC4 o AC5, va a durar más cerca de los 20. El agua arruina más laminados que el desgaste.',
    },
  ],
  closing: {
    heading: 'Pida una cotización de piso laminado',
    body: `Díganos en qué cuartos está pensando, y nos comunicamos en menos de ${business.promisedContact} para agendar la visita. Podemos cotizarle laminado, vinil y alfombra lado a lado para que vea la diferencia. La visita y la cotización son gratis.`,
    button: 'Pida su cotización gratis',
  },
  related: ['lvp-flooring-austin', 'carpet-installation-austin', 'commercial-flooring-austin'],
  articles: ['affordable-flooring-leander', 'professional-vs-diy-flooring', 'high-traffic-flooring-round-rock'],
  cities: ['leander', 'manor', 'elgin', 'bastrop', 'lockhart', 'cedar-creek', 'pflugerville', 'buda'],
  seo: {
    title: 'Piso laminado en Austin, TX: $4-8 con instalación',
    description:
      'Piso laminado en Austin a $4-8 por pie cuadrado con instalación, en 1-2 días y con garantía de 12 años. Vea en qué cuartos conviene y en cuáles no.',
    keywords: ['piso laminado Austin', 'laminado resistente al agua Austin TX', 'cuánto cuesta el piso laminado', 'laminado AC4'],
  },
} satisfies ServicePageEntry;

export const englishHash = 'f240dee1';
