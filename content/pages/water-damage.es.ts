import type { InfoPageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  slug: 'water-damage',
  name: 'Ayuda con daños por agua',
  line: 'La primera hora, el secado, el seguro y la reparación.',
  hero: {
    heading: 'Ayuda con pisos dañados por agua en Austin',
    lead: 'Corte el agua, póngase a salvo, tome fotos y empiece a secar hoy mismo. Tiene 24-48 horas para salvar un piso de madera mojado, y el moho puede empezar a las 48-72 horas, así que las primeras 24 son las más importantes. Aquí está qué hacer, en orden.',
  },
  image: 'hall-old-oak',
  facts: [
    { label: 'Para salvar la madera', value: '24-48 horas' },
    { label: 'El moho puede empezar', value: 'A las 48-72 horas' },
    { label: 'Llame a un profesional', value: 'Si se mojaron más de 100 pies cuadrados' },
    { label: 'Emergencias', value: `Contestamos ${business.hours.emergencyTime}` },
  ],
  alert: {
    title: `¿El piso está mojado ahora? Llámenos, ${business.hours.emergencyTime}`,
    body: 'Primero corte el agua, y no la pise si está cerca de contactos o cables. Luego llámenos y díganos qué piso tiene y de dónde salió el agua.',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'La primera hora después de una fuga',
      steps: [
        {
          title: 'Corte el agua',
          description:
            'Cierre la llave detrás del excusado o del aparato. Si no, cierre la llave principal, junto al medidor o donde el tubo entra a la casa.',
        },
        {
          title: 'Revise la luz',
          description:
            'No pise agua que toque contactos, cables o aparatos. Baje solo ese interruptor, y solo si llega al tablero con los pies secos; si no puede, llame a la compañía de luz.',
        },
        {
          title: 'Tome fotos',
          description:
            'Grabe cada cuarto mojado y de dónde salió el agua antes de mover algo, porque el seguro se lo va a pedir.',
        },
        {
          title: 'Saque el agua',
          description:
            'Si el agua es limpia, use una aspiradora de líquidos, trapeadores y toallas. Ponga papel aluminio o bloques bajo las patas de los muebles para que no manchen.',
        },
        {
          title: 'Mueva el aire',
          description:
            'Prenda el aire acondicionado, los ventiladores y un deshumidificador si consigue uno. Si el agua está sucia o ve moho, no prenda los ventiladores, porque lo esparcen.',
        },
        {
          title: 'Haga dos llamadas',
          description:
            'Reporte la fuga a su seguro y llámenos. Si se mojaron más de 100 pies cuadrados, llame también a una empresa de restauración de daños por agua.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Qué pisos mojados se pueden salvar',
      intro:
        'El agua limpia viene de una tubería, un calentador de agua o una máquina de hielo. El agua de arroyo, de lluvia que corre o del drenaje nunca es limpia y trae bacterias: no entre, y deje la limpieza a una empresa de restauración.',
      columns: ['Piso', 'Agua limpia, a tiempo', 'Inundación o drenaje'],
      rows: [
        [
          'Madera dura',
          'Muchas veces se salva: la duela abarquillada puede aplanarse al secar',
          'Casi siempre se quita, para limpiar el subpiso',
        ],
        ['Madera de ingeniería', 'A veces, si las capas siguen bien pegadas', 'Se quita'],
        ['Vinil flotante', 'Casi siempre: lo levantamos, secamos el subpiso y lo volvemos a poner', 'Se quita'],
        ['Laminado', 'Rara vez, porque las orillas hinchadas no se encogen', 'Se quita'],
        [
          'Azulejo',
          'Casi siempre se queda, si está bien pegado y el subpiso está sano',
          'Muchas veces se queda después de limpiarlo, si nada está suelto',
        ],
        ['Alfombra', 'La alfombra puede secarse, pero el bajo alfombra se cambia', 'Se quitan la alfombra y el bajo alfombra'],
      ],
    },
    {
      kind: 'points',
      heading: 'Cómo se seca un piso mojado',
      points: [
        {
          title: 'Ábralo por debajo',
          body: 'Arriba puede sentirse seco mientras el subpiso está empapado. Por eso se quitan los zoclos, y a veces una fila de duela, para que entre el aire.',
        },
        {
          title: 'Seque la madera despacio',
          body: 'Los calefactores pueden rajar la madera mojada. El aire acondicionado constante y un deshumidificador sacan el agua parejo, aunque tarden semanas y no días.',
        },
        {
          title: 'Confíe en el medidor',
          body: 'La madera está lista con 8-12 por ciento de humedad, igual que en un cuarto seco de su casa. Antes de eso, nadie debe lijarla ni taparla.',
        },
        {
          title: 'Pruebe la losa',
          body: 'El concreto guarda agua mucho después de verse seco. Antes de pegar algo, hay que hacer una prueba de humedad, que tarda de uno a tres días y cuesta $200-500.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Su reclamo al seguro, paso a paso',
      intro:
        'No somos agentes de seguros ni ajustadores, y lo que manda es su póliza. Son consejos generales que ayudan en casi todos los reclamos.',
      items: [
        'Repórtelo el mismo día, y apunte el número de reclamo y el nombre de la persona que lo atendió.',
        'Siga secando, porque casi todas las pólizas esperan que evite más daños, y muchas pagan los gastos razonables.',
        'No tire todo: guarde un pie cuadrado de cada piso mojado, con su bajo alfombra, en una bolsa con etiqueta.',
        'Guarde los recibos de ventiladores, noches de hotel y plomeros, y la pieza rota que causó la fuga.',
        'Pregunte si la póliza cubre que el piso combine, porque la duela nueva en medio cuarto puede no verse igual.',
        'Pida una cotización desglosada del piso, para que el ajustador la compare renglón por renglón.',
        'Revise si tiene seguro contra inundación, porque el agua que sube de un arroyo o de la calle va en otra póliza.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Reglas de seguros en Texas antes de firmar',
      body: [
        'En Texas, usted tiene que pagar su deducible, y un contratista no puede perdonárselo ni esconderlo en el precio. Su aseguradora le puede pedir prueba de que lo pagó. Si alguien le ofrece un piso “gratis” después de una tormenta, diga que no.',
        'El contratista que hace el trabajo tampoco puede ser su ajustador público. Nosotros podemos medir, hacer una cotización desglosada y contestar preguntas sobre ella, pero no podemos negociar su reclamo ni decirle qué cubre su póliza. Eso lo ven usted, su aseguradora y, si lo contrata, un ajustador público con licencia.',
        'Su aseguradora por lo general tiene 15 días para acusar recibo del reclamo después de que usted lo reporta. Si no le contesta, o no está de acuerdo, el Departamento de Seguros de Texas recibe quejas gratis.',
      ],
    },
    {
      kind: 'solutions',
      heading: 'Qué hacemos nosotros y qué hacen otros oficios',
      pairs: [
        {
          problem: 'La fuga',
          solution: 'Primero la tiene que encontrar y arreglar un plomero con licencia, y no ponemos piso hasta que esté lista.',
        },
        {
          problem: 'Agua estancada y moho',
          solution:
            'Una empresa de restauración bombea, seca y limpia. En Texas, los trabajos grandes de moho también necesitan una empresa con licencia.',
        },
        {
          problem: 'Pisos y zoclos',
          solution:
            'Quitamos lo que no se salva y marcamos las tablas que regresan a su lugar. Si la casa es de antes de mediados de los años 1980, primero se mandan probar la loseta vieja, el linóleo y el pegamento negro, por si tienen asbesto.',
        },
        {
          problem: 'El piso nuevo',
          solution:
            'Igualamos el que tenía o le ayudamos a escoger uno que aguante mejor una fuga, y en los dos casos recibe una cotización desglosada.',
        },
      ],
    },
  ],
  faq: [
    {
      question: '¿Cuándo se puede poner el piso nuevo?',
      answer:
        'Eso lo dice el medidor, no el calendario. Una fuga chica sobre subpiso de madera puede secar en una o dos semanas; una losa empapada puede tardar un mes o más. Nadie debería prometerle una fecha antes de que las lecturas estén bien.',
    },
    {
      question: '¿Pueden cambiar solo las tablas dañadas?',
      answer:
        'Muchas veces, sí. Cambiar tablas cuesta $8-15 por pie cuadrado de la parte que reparamos, y luego lijamos y terminamos todo el cuarto para que el color quede parejo. Ayuda mucho si tiene tablas de repuesto o sabe el nombre del tinte.',
    },
    {
      question: 'Mi piso solo está abarquillado. ¿Ya se arruinó?',
      answer:
        'Lo más probable es que no. Las orillas de la tabla quedan más altas que el centro porque abajo está más mojada que arriba. Ya con la fuga arreglada y el piso seco por completo, muchas tablas se acomodan, y lo demás se quita lijando.',
    },
  ],
  links: [
    { label: 'Reparación de emergencia: las primeras 48 horas', href: '/blog/emergency-flooring-repair-austin' },
    { label: 'Cimientos y pisos', href: '/blog/foundation-flooring-central-texas' },
    { label: 'Reparación y restauración de pisos', href: '/services/floor-refinishing-austin' },
    { label: 'Pagos y financiamiento', href: '/payment' },
  ],
  closing: {
    heading: 'Pida una cotización para su piso dañado por agua',
    body: `Mándenos fotos, la fecha de la fuga y qué tipo de piso es. Nos comunicamos con usted en menos de ${business.promisedContact}.`,
    button: 'Pida su cotización gratis',
  },
  seo: {
    title: 'Pisos dañados por agua en Austin: qué hacer primero',
    description:
      '¿Piso mojado en Austin? Qué hacer en la primera hora, qué pisos se salvan, cómo se secan, qué guardar para el seguro y qué reparamos nosotros.',
    keywords: ['piso dañado por agua Austin', 'reparar piso de madera mojado', 'reclamo de seguro pisos Texas'],
  },
} satisfies InfoPageEntry;

export const englishHash = 'b557e499';
