import { business } from './business.es.ts';
import type { faq as english } from './faq.ts';
import { citySlugs } from './order.ts';

export const faq: typeof english = [
  {
    question: '¿Cuánto cuesta un piso nuevo en el centro de Texas?',
    answer:
      'Ya instalado, el laminado cuesta $4-8 por pie cuadrado, la alfombra $3-8, el vinil de lujo $5-10, el azulejo $6-12 y la madera dura $8-15. Un cuarto de 300 pies cuadrados (unos 28 m²) en vinil sale en $1,500-3,000; las maderas poco comunes o la piedra en piezas grandes cuestan más. Si el subpiso necesita reparación, son otros $2-6 por pie cuadrado, solo donde haga falta.',
  },
  {
    question: '¿Cuánto tardan en instalar un piso?',
    answer:
      'El vinil tarda 1-3 días, la madera dura 3-5 días y el azulejo 4-7 días, porque el pegazulejo y la lechada tienen que fraguar toda la noche. La madera además reposa 48-72 horas en sus cuartos antes de empezar, con el aire acondicionado prendido. Así se acostumbra primero a su casa y después le salen menos separaciones.',
  },
  {
    question: '¿Qué pisos de verdad aguantan el agua?',
    answer:
      'El porcelanato y el vinil, pero el agua puede meterse por las orillas, así que después de una fuga hay que secar el subpiso. El laminado resistente al agua aguanta un derrame las horas que diga la etiqueta, pero no el agua estancada. No recomendamos madera dura sólida en un baño completo.',
  },
  {
    question: '¿Cuál es el mejor piso si tengo perros?',
    answer:
      'Nosotros escogeríamos vinil con textura y capa de uso de 20 mil, o porcelanato mate. Los accidentes se limpian fácil y las uñas casi no dejan marca. Si quiere madera de verdad, escoja hickory, que es más duro que el roble blanco (1,820 contra 1,360 en la escala Janka), con acabado mate para disimular los rayones.',
  },
  {
    question: '¿Tengo que mover yo los muebles?',
    answer:
      'No tiene que hacerlo, pero si lo hace, ahorra, porque mover muebles va en un renglón aparte de la cotización y lo puede quitar. De todos modos, vacíe libreros y clósets y desconecte los aparatos. Los pianos, mesas de billar, peceras y estufas de gas necesitan un especialista, así que díganos cuando vayamos a medir.',
  },
  {
    question: '¿Qué cubre la garantía?',
    answer:
      'Tiene dos garantías. La nuestra cubre la mano de obra por 1-5 años, según el trabajo, y el plazo viene en su cotización. El fabricante cubre el material: 25 años la madera dura, 15 el vinil, 12 el laminado y 10 el azulejo. Guarde la etiqueta de una caja con sus papeles.',
  },
  {
    question: '¿En qué ciudades trabajan?',
    answer: `Trabajamos en ${citySlugs.length} ciudades alrededor de Austin, de Killeen al norte a San Marcos y Lockhart al sur, y de Smithville a Marble Falls y Horseshoe Bay. Cada ciudad tiene su página con códigos postales y consejos, por ahora en inglés. ¿No ve la suya? Mándenos su código postal y pregunte.`,
  },
  {
    question: '¿Atienden emergencias de noche y en fin de semana?',
    answer: `Sí, nuestra reparación de emergencia es ${business.hours.emergencyTime}. Primero corte el agua y no se acerque a contactos mojados; luego llámenos. Tiene 24-48 horas para salvar un piso de madera mojado, y el moho puede empezar a las 48-72 horas, así que el primer día es el más importante. Si se mojaron más de 100 pies cuadrados, no trate de secar el piso usted solo.`,
  },
  {
    question: '¿Restauro mi piso de madera o lo cambio?',
    answer:
      'Si las tablas son sólidas y tienen grosor para lijar, restáurelas. La restauración sin polvo cuesta $3-5 por pie cuadrado, tarda 3-5 días y le ahorra 50-70% comparado con un piso nuevo. Cambie las tablas podridas o tan delgadas que se ven los clavos. Muchas veces hacemos un poco de las dos cosas: primero cambiamos unas tablas y luego lijamos todo.',
  },
  {
    question: '¿Se puede poner piso nuevo en una losa que se mueve?',
    answer:
      'Casi siempre, y antes de recomendarle algo revisamos la humedad, los desniveles y las grietas de la losa. Si los dos lados de la grieta están parejos, la cubrimos con una membrana bajo el azulejo, o la rellenamos y ponemos un piso flotante. Si un lado está más alto, primero necesita una empresa de cimientos. Rellenar partes bajas cuesta $2-6 por pie cuadrado donde haga falta.',
  },
  {
    question: '¿Qué pasa después de mandar el formulario?',
    answer: `Nos comunicamos con usted en menos de ${business.promisedContact} para agendar una consulta gratis. En la visita medimos los cuartos y revisamos el subpiso, y dentro de los ${business.quoteTime} siguientes tiene una cotización desglosada en su correo. Todo es gratis y sin compromiso.`,
  },
];

export const englishHash = '8e0d7ebf';
