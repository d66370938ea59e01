import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'bathroom-flooring-austin',
  name: 'Pisos de baño',
  menuLine: 'Porcelanato, vinil, piedra o piso con calefacción',
  hero: {
    heading: 'Pisos de baño en Austin',
    lead: 'Casi todos los pisos de baño fallan en las orillas: alrededor del excusado, a lo largo de la tina y en la puerta. Primero arreglamos lo que está mal abajo. Luego instalamos azulejo, vinil, piedra o un piso con calefacción que no resbale cuando se moje.',
  },
  quoteLabel: 'Cotización gratis',
  facts: [
    { label: 'Precio', value: '$4-25 por pie cuadrado' },
    { label: 'Tiempo de trabajo', value: 'Vinil 1-3 días, azulejo 3-7 días' },
    { label: 'Garantía', value: 'Vinil 15 años, azulejo 10 años' },
  ],
  image: 'bathroom-marble',
  detail: { image: 'grouting-float', caption: 'Así se rellenan las juntas. La esponja quita el velo antes de que seque.' },
  introduction: {
    heading: 'Por qué fallan los pisos de baño en Austin',
    body: [
      'Un baño normal de pasillo tiene apenas de 30 a 50 pies cuadrados de piso (unos 3 a 5 m²), y todo queda cerca del agua. El agua casi nunca pasa por el azulejo, pero sí se mete por las orillas. Por eso nuestra cotización incluye el excusado, la unión con la tina y la puerta, y no solo lo que se ve.',
      'También importa lo que hay abajo. Si su casa está sobre losa, en la arcilla al este de la I-35, recomendamos una membrana entre el concreto y el azulejo. Así, una grieta de abajo no sale arriba. Los baños de planta alta y las casas sobre pilotes (pier and beam) tienen subpiso de madera, así que revisamos que las vigas estén bastante firmes para azulejo. Para piedra natural tienen que ser el doble de firmes.',
      'Si tiene una casa de los años 1950 en Crestview o Allandale, debajo del azulejo viejo puede haber una pulgada o más de mezcla. Cuando la quitamos, hay que volver a subir el piso, y eso lo ve en su cotización antes de que empecemos.',
    ],
  },
  benefits: {
    heading: 'Qué incluye un trabajo de piso de baño',
    items: [
      {
        title: 'Quitamos y volvemos a poner el excusado',
        body: 'Nunca cortamos el piso alrededor del excusado. Subimos la brida (el aro que lo sujeta) a la altura del piso nuevo y ponemos un sello nuevo. Va en un renglón aparte de la cotización.',
      },
      {
        title: 'Un piso que agarra cuando se moja',
        body: 'Recomendamos azulejo con clasificación antiderrapante en mojado (DCOF) de 0.42 o más. Junto a la tina agarra mejor el mosaico chico, porque tiene más lechada entre las piezas.',
      },
      {
        title: 'Silicón entre el piso y la tina',
        body: 'Ahí la lechada se agrieta, porque la tina y el piso se mueven cada uno por su lado. Por eso usamos silicón del color de su lechada.',
      },
      {
        title: 'Un plan si solo tiene un baño',
        body: 'Con vinil, casi siempre puede usar el excusado esa misma noche. Con azulejo se queda sin él dos o tres noches, y le avisamos antes cuáles son.',
      },
    ],
  },
  options: {
    heading: 'Opciones y precios de pisos de baño',
    intro:
      'Estos precios incluyen el material y la mano de obra. El retiro del piso viejo, la membrana, el excusado y la reparación del subpiso van en renglones aparte de su cotización.',
    items: [
      {
        name: 'Porcelanato',
        image: 'sample-porcelain',
        price: '$8-15 por pie cuadrado',
        description:
          'Casi no absorbe agua y es fácil de limpiar, así que es lo primero que recomendamos para un baño que comparten los niños.',
        features: ['Absorbe 0.5% de agua o menos', 'Hexagonal, de 12x24 o en mosaico', 'Acabado mate para no resbalar'],
        href: '/services/tile-flooring-austin',
      },
      {
        name: 'Vinil de lujo',
        image: 'sample-lvp-stone',
        price: '$4-8 por pie cuadrado',
        description:
          'Es más suave que el azulejo, hace menos ruido y cuesta menos. Es tan delgado que casi nunca hay que recortar la puerta.',
        features: ['Núcleo a prueba de agua', 'Sube el piso como 1/4 de pulgada', 'Orillas selladas con silicón'],
        href: '/services/lvp-flooring-austin',
      },
      {
        name: 'Piedra natural',
        image: 'sample-marble',
        price: '$12-25 por pie cuadrado',
        description:
          'Mármol, travertino o piedra caliza para el baño principal, si no le molesta darle un poco de mantenimiento.',
        features: ['Acabado sin brillo para no resbalar', 'Sellada antes y después de la lechada', 'Necesita un subpiso firme'],
        href: '/services/tile-flooring-austin',
      },
      {
        name: 'Piso con calefacción',
        image: 'sample-ceramic',
        price: '$15-20 por pie cuadrado',
        description:
          'Una malla eléctrica debajo del porcelanato le calienta los pies en enero, y el piso se seca más rápido después de bañarse.',
        features: [
          'Termostato con sensor en el piso',
          'Tablero aislante si hay losa',
          'Un electricista debe poner un circuito GFCI',
        ],
        href: '/services/shower-tile-backsplash-austin',
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Costo del piso en un baño de 40 pies cuadrados',
      intro: 'Esto cuesta un baño normal de pasillo, contando solo el piso y la mano de obra.',
      columns: ['Piso', 'Ya instalado', 'Días', 'Mantenimiento'],
      rows: [
        ['Porcelanato', '$320-600', '3-5', 'Sellar la lechada de cemento cada 1-2 años'],
        ['Vinil', '$160-320', '1', 'Cambiar el silicón cuando se despegue'],
        ['Piedra', '$480-1,000', '4-7', 'Sellar cada 1-3 años, nada de vinagre'],
        ['Con calefacción', '$600-800', '4-6', 'Igual que el porcelanato'],
      ],
      note: `Los cuartos chicos cuestan más por pie cuadrado, porque el viaje y la preparación son los mismos. Nuestro mínimo por trabajo es de ${business.minimumCharge}, así que pregunte por hacer dos baños de una vez.`,
    },
    {
      kind: 'prose',
      heading: 'El extractor, la humedad y su piso nuevo',
      body: [
        'Abrir la ventana en mayo no seca el baño, porque afuera el aire está igual de húmedo. Lo que protege la lechada y los zoclos es un extractor que mueva por lo menos 50 pies cúbicos por minuto, prendido 20 minutos después de que alguien se bañe. Para probar el suyo, acérquele un cuadrito de papel de baño. Si el papel se cae, mande arreglar el extractor o su ducto antes de gastar en el piso.',
        'Si la madera junto al excusado está blanda u oscura, casi siempre hay una fuga desde hace tiempo. En la visita la picamos con un punzón. Si está blanda, la cortamos hasta llegar a la sana y ponemos madera nueva antes de poner el piso nuevo.',
      ],
    },
  ],
  process: {
    heading: 'Cómo instalamos su piso de baño',
    steps: [
      {
        title: 'Medimos y revisamos',
        description: `Revisamos la humedad, las vigas y la brida del excusado, y medimos el cuarto. A más tardar en ${business.quoteTime} tiene una cotización desglosada en su correo.`,
      },
      {
        title: 'Vaciamos el baño',
        description:
          'Colgamos plástico para que no salga el polvo, y quitamos el excusado, las molduras y el piso viejo. Si tiene linóleo de antes de mediados de los años 1980, primero un laboratorio revisa si tiene asbesto.',
      },
      {
        title: 'Preparamos e instalamos',
        description:
          'Cambiamos la madera blanda, rellenamos las partes bajas y ponemos la membrana si su piso la necesita. Antes de pegar nada planeamos el diseño, para que no le quede una tirita de azulejo en la puerta.',
      },
      {
        title: 'Excusado y recorrido',
        description:
          'Volvemos a poner el excusado, le bajamos varias veces y revisamos que no gotee. Después del silicón y los zoclos recorremos el baño con usted y arreglamos lo que quede en su lista de pendientes.',
      },
    ],
  },
  faq: [
    {
      question: '¿Vale la pena un piso con calefacción en Austin?',
      answer:
        'Si no soporta el azulejo frío, sí, y lo más seguro es que lo use de diciembre a febrero. Una malla de 25 pies cuadrados gasta unos 300 watts, así que cuatro horas al día son como 1.2 kilowatts-hora. Eso sí, es para estar a gusto: no calienta todo el cuarto en una helada fuerte.',
    },
    {
      question: '¿Sirve el vinil junto a una tina llena de niños?',
      answer:
        'Sí, siempre que las orillas estén selladas en la tina, el excusado y las paredes. El agua no le hace daño al vinil, pero un charco que se mete por una orilla abierta puede quedarse ahí semanas.',
    },
    {
      question: '¿Todavía va a abrir la puerta del baño?',
      answer:
        'El azulejo con membrana sube el piso de 1/2 a 5/8 de pulgada, más o menos, si no quitamos nada. En la visita medimos el espacio debajo de la puerta, y si hay que recortarla, lo ve en su cotización.',
    },
    {
      question: '¿Mueven desagües o ventilación?',
      answer:
        'No, porque eso le toca a un plomero con licencia y puede necesitar permiso. Con gusto acomodamos las fechas del piso a la visita del plomero.',
    },
  ],
  closing: {
    heading: 'Pida una cotización para su piso de baño',
    body: `Mándenos el tamaño del baño y una foto del piso alrededor del excusado. Nos comunicamos en menos de ${business.promisedContact} para agendar la visita. La visita y la cotización son gratis.`,
    button: 'Agende una consulta gratis',
  },
  related: ['shower-tile-backsplash-austin', 'tile-flooring-austin', 'lvp-flooring-austin', 'kitchen-flooring-austin'],
  articles: ['tile-trends-bell-county-2024', 'foundation-flooring-central-texas', 'flooring-cost-guide-austin-2025'],
  cities: ['austin', 'round-rock', 'leander', 'lakeway', 'kyle', 'killeen', 'hutto', 'cedar-creek'],
  seo: {
    title: 'Pisos de baño en Austin: azulejo, vinil, piedra, calefacción',
    description:
      'Pisos de baño en Austin desde $4 por pie cuadrado: porcelanato, vinil, piedra o con calefacción. Revisamos el subpiso y reinstalamos el excusado.',
    keywords: ['pisos de baño Austin', 'azulejo para baño Austin TX', 'piso con calefacción para baño Austin'],
  },
} satisfies ServicePageEntry;

export const englishHash = '6a45a8fd';
