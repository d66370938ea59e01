import type { InfoPageEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';
import { costExtras } from '../cost-guide.es.ts';
import { sample } from '../sample.ts';

const { balance, deposit, methods, quoteHolds, start } = business.payment;

export default {
  slug: 'payment',
  name: 'Pagos y financiamiento',
  line: 'El anticipo, los pagos y lo que puede cambiar un precio.',
  hero: {
    heading: 'Pagos, anticipo y financiamiento',
    lead: `Usted ve todos los precios por escrito antes de pagar algo. Con un anticipo (depósito) de ${deposit} por ciento aparta su fecha y pedimos el material. El último pago lo hace después de que recorremos el piso juntos.`,
  },
  image: 'sample-walnut',
  facts: [
    { label: 'Visita y cotización', value: 'Gratis' },
    { label: 'Anticipo', value: `${deposit}%` },
    { label: 'La cotización vale por', value: quoteHolds },
    { label: 'Cargo mínimo', value: business.minimumCharge },
  ],
  sections: [
    {
      kind: 'table',
      heading: 'Cuándo se paga un trabajo de pisos',
      intro: `Puede pagar con ${methods}. Por favor, no le pague a nadie en efectivo sin recibo, y eso va también para nosotros.`,
      columns: ['Cuándo', 'Usted paga', 'Lo que ya tiene'],
      rows: [
        ['Visita y cotización', 'Nada', 'Lecturas del medidor, medidas y una cotización desglosada'],
        ['Cuando firma', `${deposit}%`, 'Su fecha de instalación y el material pedido'],
        ['Primer día de trabajo', `${start}%`, 'El material en sus cuartos y la cuadrilla en su puerta'],
        ['Después del recorrido', `${balance}%`, 'El piso terminado, la hoja de cuidados y las dos garantías'],
      ],
      note: sample('Las reparaciones y los trabajos cerca del cargo mínimo se pagan en un solo pago, después del recorrido.'),
    },
    {
      kind: 'checklist',
      heading: 'Qué trae su cotización desglosada',
      intro:
        'Si compara cotizaciones, póngalas una junto a la otra y busque cada uno de estos renglones. A la más barata muchas veces le faltan dos o tres.',
      items: [
        'El producto por su nombre, con el grosor, la capa de uso o la capa de arriba, y el color.',
        'Los pies cuadrados con y sin el extra para cortes, que casi siempre es de 7-10 por ciento.',
        'La mano de obra, y también el pegamento, el pegazulejo o el bajo alfombra por su nombre.',
        'Emparejar el subpiso, el sellador de humedad y la membrana, cada cosa en un renglón aparte, aunque diga cero.',
        'Quitar el piso viejo, llevárnoslo y mover los muebles.',
        'Zoclos, molduras de transición, bordes de escalera y recorte de puertas.',
        'Cuántos días dura, la garantía de mano de obra y las fechas de pago.',
      ],
    },
    {
      kind: 'table',
      heading: 'Costos que no van en el precio por pie cuadrado',
      intro:
        'Casi todas las casas tienen algunos, así que los cotizamos en la visita y usted no se lleva una sorpresa el último día.',
      columns: ['Renglón', 'Precio', 'Para qué es'],
      rows: costExtras.map(({ item, price, description }) => [item, price, description]),
    },
    {
      kind: 'solutions',
      heading: 'Qué puede cambiar el precio ya con el trabajo empezado',
      intro: sample(
        'Si encontramos algo, paramos, se lo enseñamos y le escribimos cuánto costaría. No seguimos hasta que usted lo apruebe.',
      ),
      pairs: [
        {
          problem: 'Un subpiso malo debajo del piso viejo',
          solution:
            'La alfombra y el azulejo pueden tapar madera podrida, tablas flojas y partes bajas. La reparación cuesta $2-6 por pie cuadrado, solo donde haga falta.',
        },
        {
          problem: 'Una losa que sale húmeda',
          solution:
            'Una prueba de humedad, que tarda de uno a tres días, cuesta $200-500 y se hace antes de pegar. Si la losa está muy húmeda, puede pagar un sellador o escoger un piso flotante.',
        },
        {
          problem: 'Azulejo viejo o pegamento negro',
          solution:
            'Si la casa es de antes de mediados de los años 1980, primero un laboratorio revisa si tiene asbesto. Si sale positivo, nosotros no lo quitamos. Usted contrataría a una empresa de asbesto con licencia, o tal vez podamos poner el piso nuevo encima.',
        },
        {
          problem: 'Un cambio de planes',
          solution:
            'Puede agregar un clóset, cambiar de producto o quitar el renglón de los muebles. Le mandamos el nuevo total antes de pedir o cortar algo.',
        },
        {
          problem: 'Una fecha urgente',
          solution:
            'Casi todos los trabajos se apartan con 4-6 semanas de anticipación. Si necesita una fecha antes de la próxima que tengamos libre, la urgencia cuesta 10-20 por ciento más.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Cómo pagar un piso poco a poco',
      body: [
        sample('Pregunte por el financiamiento cuando le mandemos la cotización, y le decimos qué hay para su trabajo.'),
        'No importa quién le preste el dinero: compare el costo completo y no solo el pago del mes. Vea la tasa anual, los cargos y qué pasa si paga antes o tarde. Con una tarjeta “sin intereses si paga todo a tiempo”, casi siempre debe los intereses desde el primer día si al final del plazo le queda algo por pagar.',
        'También puede partir el trabajo: ahora la sala y el comedor, y el próximo año las recámaras. Si quiere que combinen, compre todo el material de una vez, porque los fabricantes cambian los colores seguido.',
        'Después de una fuga, su seguro puede pagar una parte. Nuestra página de daños por agua explica qué guardar y a quién llamar.',
      ],
    },
  ],
  faq: [
    {
      question: '¿Por qué piden un anticipo?',
      answer: `Con él se paga el material, que pedimos solo para su casa, y se apartan sus fechas. Es el ${deposit} por ciento del total, y por la visita y la cotización no debe nada.`,
    },
    {
      question: '¿Debo pagarle todo por adelantado a un contratista?',
      answer:
        'No. Guarde lo suficiente para que todos tengan una razón para volver y acabar los pendientes. Pague de un modo que deje comprobante, y pida un recibo cada vez. Después de un desastre declarado tenga más cuidado, porque Texas limita lo que un contratista de fuera puede cobrar antes de empezar.',
    },
    {
      question: '¿Cuánto tiempo vale mi cotización?',
      answer: `Los precios valen por ${quoteHolds}. Después volvemos a revisar los del material, porque los fabricantes pueden cambiarlos en cualquier momento.`,
    },
    {
      question: '¿Puedo cancelar después de firmar?',
      answer:
        'Para muchas ventas que se hacen en su casa, las leyes federales y de Texas le dan tres días hábiles para cancelar. Si es su caso, el contrato lo tiene que decir. Si cancela a tiempo, se le regresa su dinero. Después depende de lo que ya se pidió, porque los tintes y la alfombra cortada muchas veces no se pueden devolver.',
    },
    {
      question: '¿Un contratista puede ponerle un gravamen a mi casa?',
      answer:
        'En Texas, un gravamen (lien) sobre la casa donde vive (homestead) por lo general necesita un contrato por escrito. Lo firman usted y su esposo o esposa antes de empezar el trabajo, y se tiene que registrar en el condado. Con el último pago pida una declaración jurada de cuentas pagadas (bills-paid affidavit). Ahí dice que ya se les pagó a los proveedores y a las cuadrillas. Pregúntele a un abogado antes de firmar algo que ponga su casa en garantía.',
    },
  ],
  links: [
    { label: 'Guía de costos de pisos', href: '/blog/flooring-cost-guide-austin-2025' },
    { label: 'Garantía y cuidados', href: '/warranty' },
    { label: 'Daños por agua y el seguro', href: '/water-damage' },
  ],
  closing: {
    heading: 'Pida su precio por escrito',
    body: `Mándenos sus cuartos y su código postal. Medimos, revisamos el subpiso y le mandamos por correo una cotización desglosada dentro de los ${business.quoteTime} siguientes a la visita.`,
    button: 'Pida su cotización gratis',
  },
  seo: {
    title: 'Pagos de pisos: anticipo, plazos y financiamiento',
    description:
      'Cómo se paga un piso nuevo: el anticipo, las fechas de pago, qué trae una cotización desglosada, qué cambia el precio y qué preguntar si pide prestado.',
    keywords: ['financiamiento de pisos Austin', 'anticipo para pisos', 'qué incluye una cotización de pisos'],
  },
} satisfies InfoPageEntry;

export const englishHash = '3a4115bf';
