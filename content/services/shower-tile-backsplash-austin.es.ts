import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'shower-tile-backsplash-austin',
  name: 'Azulejo de regadera y backsplash',
  menuLine: 'Regaderas selladas, backsplash de cocina, piso con calefacción',
  hero: {
    heading: 'Azulejo para regadera y backsplash en Austin',
    lead: 'El azulejo y la lechada no impiden que el agua llegue a la pared. Eso lo hace la membrana de atrás, así que la ponemos primero y hacemos una prueba de agua de 24 horas antes de pegar el azulejo. También hacemos paredes de tina y backsplash de cocina (el azulejo entre la cubierta y los gabinetes).',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Precio', value: '$6-25 por pie cuadrado' },
    { label: 'Tiempo de trabajo', value: '3-7 días, backsplash como 2' },
    { label: 'Garantía', value: '10 años' },
  ],
  image: 'shower-porcelain',
  detail: { image: 'shower-niche', caption: 'Un nicho en azulejo de cerámica, con marco de mármol.' },
  introduction: {
    heading: 'Azulejo para regaderas y backsplash',
    body: [
      'La regadera se moja todos los días, así que lo más importante es lo que hay detrás del azulejo. Muchas paredes de tina de los años 1970 y 1980 tienen el azulejo pegado en tablaroca normal. Se ven bien hasta el día que usted se recarga y la pared se hunde. Una lechada nueva no arregla eso: quitamos todo hasta los postes, revisamos si hay madera podrida y volvemos a armar la pared.',
      'El backsplash casi no se moja, pero tiene que aguantar vapor, salsa de tomate y el calor de la estufa. Casi todos miden 25-40 pies cuadrados (unos 2 a 4 m²) entre la cubierta y los gabinetes. Como lo ve todos los días, le dedicamos tiempo al diseño y a cortar limpio alrededor de los contactos.',
    ],
  },
  benefits: {
    heading: 'Qué incluye nuestro azulejo para regaderas',
    items: [
      {
        title: 'Una prueba de agua que usted puede ver',
        body: 'Tapamos la coladera, llenamos la base de la regadera y marcamos hasta dónde llega el agua. Si 24 horas después sigue en la marca, la base no tiene fugas.',
      },
      {
        title: 'Un diseño sin tiritas de azulejo',
        body: 'Planeamos cada pared antes de empezar, para que los cortes queden en las esquinas y el nicho quede alineado con la lechada.',
      },
      {
        title: 'Refuerzos para barras de apoyo',
        body: 'Mientras los postes están a la vista, podemos poner madera para barras de apoyo, una banca o una puerta de vidrio. Ahora cuesta poco; después habría que abrir una pared terminada.',
      },
      {
        title: 'Lechada que aguanta en la regadera',
        body: 'En regaderas usamos lechada epóxica o una lechada densa ya mezclada, y en cada esquina de adentro, silicón del mismo color.',
      },
    ],
  },
  options: {
    heading: 'Precios de azulejo para regadera y backsplash',
    intro:
      'Estos precios incluyen el azulejo y la mano de obra por cada pie cuadrado que cubrimos, también en las paredes. El retiro, la plomería y el vidrio van en renglones aparte de su cotización.',
    items: [
      {
        name: 'Backsplash de cerámica',
        image: 'sample-ceramic',
        price: '$6-12 por pie cuadrado',
        description:
          'Azulejo esmaltado sobre una pared seca: tipo metro (subway), de 4x4 con aspecto hecho a mano o en filas verticales.',
        features: ['Va sobre tablaroca sana', 'Contactos al ras del azulejo', 'Un día se pega y al otro se pone la lechada'],
      },
      {
        name: 'Regadera de porcelanato',
        image: 'sample-porcelain',
        price: '$8-15 por pie cuadrado',
        description:
          'Azulejo grande en las paredes, con menos lechada que limpiar, y mosaico del mismo color en el piso de la regadera.',
        features: ['Membrana en rollo o líquida', 'Nicho incluido', 'El azulejo nunca necesita sellador'],
      },
      {
        name: 'Piedra natural',
        image: 'sample-marble',
        price: '$12-25 por pie cuadrado',
        description:
          'Primero acomodamos las piezas con vetas en el piso, para que usted apruebe el dibujo antes de pegar alguna.',
        features: ['Pegazulejo blanco detrás de piedra clara', 'Sellada dos veces', 'Solo limpiador neutro'],
      },
      {
        name: 'Piso de azulejo con calefacción',
        image: 'bathroom-floor',
        price: '$15-20 por pie cuadrado',
        description:
          'Un cable que calienta debajo del piso del baño. Se queda fuera de la regadera, o entra en ella si el cable está hecho para eso.',
        features: ['Probamos el cable tres veces', 'Termostato programable', 'Lo conecta un electricista con licencia'],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      heading: 'Cómo sellamos la pared de una regadera',
      points: [
        {
          title: 'Tablero de cemento',
          body: 'Atornillamos a los postes tablero de cemento o paneles de espuma, bien parejos. La tablaroca, aunque sea la verde, no va en la zona mojada.',
        },
        {
          title: 'Membrana impermeable',
          body: 'Cubre todo, desde la base hasta más arriba de donde sale el agua, y sellamos cada esquina, cada tornillo y cada tubo.',
        },
        {
          title: 'Caída hacia la coladera',
          body: 'El piso baja 1/4 de pulgada por pie. Los nichos, las bancas y el borde de la entrada también van inclinados hacia la regadera, para que el agua escurra.',
        },
        {
          title: 'Azulejo y pegazulejo',
          body: 'El pegazulejo cubre por lo menos el 95 por ciento de la parte de atrás. De vez en cuando despegamos una pieza para revisar, porque los huecos detrás de la piedra se vuelven manchas oscuras.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Qué azulejo va en cada lugar',
      columns: ['Dónde', 'Queda bien', 'No lo recomendamos'],
      rows: [
        ['Piso de la regadera', 'Mosaico mate, de 2x2 pulgadas o menos', 'Azulejo pulido o grande'],
        ['Pared de la regadera', 'Porcelanato de 4x12 a 12x24', 'Azulejo de cemento sin sellar'],
        ['Nicho', 'Repisa de una pieza, cortada del azulejo de la pared', 'Mosaico de vidrio con orillas cortadas'],
        ['Detrás de una estufa de gas', 'Cerámica esmaltada, porcelanato', 'Mármol, si fríe'],
        ['Pared de medio baño', 'Azulejo con dibujo, de vidrio o de cemento', 'Casi todo sirve'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Agua dura, arcilla y su regadera',
      body: [
        'El agua de los pozos del Hill Country y de muchas ciudades es dura, o sea que trae piedra caliza disuelta. Al secarse deja una capa blanca, y en azulejo oscuro y brillante se nota en una semana. Ayudan un jalador de goma, un azulejo mate más claro o un suavizador de agua. El vinagre le quita esa capa al porcelanato, pero nunca lo use en mármol, porque le daña el brillo.',
        'Si su casa está en arcilla, las paredes y la losa se mueven un poco con cada temporada. Lo primero que se ve suele ser una grieta fina en una esquina de la regadera. Por eso sellamos las esquinas con silicón, y sobre losa escogemos para la base una membrana que pueda cubrir grietas.',
      ],
    },
  ],
  process: {
    heading: 'Cómo hacemos su regadera',
    steps: [
      {
        title: 'Medimos y planeamos',
        description: `Buscamos paredes blandas, medimos y decidimos con usted el azulejo, la altura del nicho y las orillas. A más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo.`,
      },
      {
        title: 'Quitamos lo viejo y arreglamos la pared',
        description:
          'Embolsamos y nos llevamos el azulejo y la tablaroca viejos. Luego enderezamos los postes, cambiamos los mojados y le dejamos lugar a su plomero.',
      },
      {
        title: 'Sellamos y probamos con agua',
        description:
          'Hacemos la caída, las paredes y la membrana, y llenamos la base 24 horas. Puede revisar todo antes de que lo cubra el azulejo.',
      },
      {
        title: 'Azulejo, lechada y recorrido',
        description:
          'Primero van las paredes y al final el piso. Después de la lechada y el silicón hay que esperar lo que diga la etiqueta antes de bañarse, muchas veces tres días.',
      },
    ],
  },
  faq: [
    {
      question: '¿Cuánto tarda un backsplash?',
      answer:
        'Unos 30 pies cuadrados tardan dos días seguidos: uno para pegar el azulejo y otro para la lechada y el silicón. Si la tablaroca se rompe al quitar el azulejo viejo, sume medio día.',
    },
    {
      question: '¿Pueden hacer una regadera sin borde en la entrada?',
      answer:
        'Sí, si podemos bajar el piso, y con vigas de madera puede haber espacio para eso. En una losa hay que cortar concreto, y nunca cortamos una losa con cables de acero tensados hasta saber por dónde pasan.',
    },
    {
      question: '¿Cambio la lechada o hago de nuevo la regadera?',
      answer:
        'Empuje la pared junto a la llave y arriba de la tina. Si está firme y ningún azulejo suena hueco, basta con lechada y silicón nuevos. Si se hunde, le ha estado entrando agua y hay que hacer la pared de nuevo.',
    },
    {
      question: '¿Cuánto cuestan 80 pies cuadrados de pared de regadera?',
      answer: `En porcelanato a $8-15, el azulejo sale en $640-1,200. Si necesita una base nueva, retiro o plomería, cada cosa va en un renglón aparte de la cotización. Nuestro mínimo por trabajo es de ${business.minimumCharge}.`,
    },
  ],
  closing: {
    heading: 'Pida una cotización para regadera o backsplash',
    body: `Para una regadera, mándenos una foto y el ancho de sus tres paredes. Para un backsplash, basta con el largo de la pared. Nos comunicamos en menos de ${business.promisedContact} para agendar la visita, y la visita y la cotización son gratis.`,
    button: 'Pida su cotización gratis',
  },
  related: ['bathroom-flooring-austin', 'tile-flooring-austin', 'kitchen-flooring-austin'],
  articles: ['tile-trends-bell-county-2024', 'foundation-flooring-central-texas', 'professional-vs-diy-flooring'],
  cities: [
    'westlake-hills',
    'lakeway',
    'dripping-springs',
    'horseshoe-bay',
    'marble-falls',
    'bee-cave',
    'the-hills',
    'cedar-park',
  ],
  seo: {
    title: 'Azulejo para regadera y backsplash en Austin, TX',
    description:
      'Azulejo para regadera y backsplash en Austin a $6-25 por pie cuadrado. Sellamos las paredes y probamos la base con agua 24 horas. Cotización gratis.',
    keywords: ['azulejo para regadera Austin', 'instalación de backsplash Austin', 'remodelar regadera Austin TX'],
  },
} satisfies ServicePageEntry;

export const englishHash = '63281f40';
