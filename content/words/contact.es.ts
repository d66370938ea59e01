import type { words as english } from './contact.ts';

export const words: typeof english = {
  title: 'Cotización de pisos en Austin | {name}',
  description:
    'Pida gratis una cotización de pisos en Austin y el centro de Texas. Mande el formulario o llame: le contestamos en menos de {time}. Emergencias {emergency}.',
  name: 'Contacto',
  heading: 'Pida su cotización gratis',
  lead: 'Cuéntenos de su proyecto. Nos comunicamos en menos de {time}, excepto los domingos y días festivos, para ponernos de acuerdo en una visita. Después le mandamos una cotización desglosada. Es gratis y sin compromiso.',
  noScript:
    'Su navegador tiene JavaScript apagado y no podemos hacer la revisión contra mensajes no deseados. De todos modos nos llega su solicitud, pero puede tardar más. Si quiere una respuesta rápida, llame al {phone}.',
  call: 'Llámenos',
  aboutCall: 'Si no alcanzamos a contestar, casi siempre le regresamos la llamada en {time}',
  email: 'Correo electrónico',
  area: 'Dónde trabajamos',
  aboutArea: 'Austin y el centro de Texas',
  hours: 'Horario',
  counties: 'Condados donde trabajamos',
  county: 'Condado de {name}',
  allCities: 'Vea todas las ciudades en el mapa',
  emergency: 'Reparación de emergencia',
  water: '¿Tiene agua en el piso ahora mismo?',
  aboutWater:
    'Atendemos emergencias {time}. Mejor llame en vez de mandar el formulario, porque el primer día es el que más cuenta para salvar un piso mojado.',
  callNumber: 'Llame al {phone}',
  why: 'Por qué escoger a {name}',
  reasons: [
    {
      title: 'Una cotización desglosada',
      body: 'Ponemos por separado el material, la mano de obra, la preparación y el retiro del piso viejo, para que la pueda comparar con cualquier otra.',
    },
    {
      title: 'Primero revisamos su losa',
      body: 'En la primera visita medimos la humedad y los desniveles, y le enseñamos lo que encontramos antes de recomendarle un piso.',
    },
    {
      title: 'Asegurados',
      body: 'Texas no da licencias a contratistas de pisos, así que mejor pregunte por el seguro. Tenemos {insurance}, y le mandamos el certificado a usted o al administrador de su edificio antes de empezar.',
    },
    {
      title: 'Garantía de mano de obra',
      body: 'Si se levanta una tabla o se agrieta la lechada por culpa de nuestra instalación, regresamos a arreglarlo.',
    },
  ],
  form: {
    heading: 'Cuéntenos de su proyecto',
    label: 'Pida una cotización gratis',
    required: 'Los datos marcados con * son necesarios.',
    fix: 'Por favor corrija estos datos',
    fields: {
      fullName: 'Nombre completo',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      zipCode: 'Código postal',
      serviceNeeded: 'Servicio que necesita',
      projectDetails: 'Detalles del proyecto (opcional)',
    },
    fiveDigits: 'Cinco dígitos',
    choose: 'Escoja un servicio',
    detailsHint:
      'Qué cuartos son, más o menos cuántos pies cuadrados (10 x 10 pies son unos 9 m²), qué piso hay ahora y cuándo quiere empezar.',
    leaveEmpty: 'Déjelo vacío',
    submit: 'Pida su cotización gratis',
    submitting: 'Mandando...',
    use: 'Solo usamos estos datos para contestarle.',
    privacy: 'Qué guardamos y por cuánto tiempo',
    success: {
      title: 'Recibimos su solicitud de cotización',
      text: 'En menos de {time} nos comunicamos con usted para agendar su consulta gratis.',
      reference: 'Su número de referencia es {number}.',
    },
    failure: { title: 'No se pudo mandar', text: 'Inténtelo otra vez, por favor, o llámenos directamente al {phone}.' },
    kept: 'Todo lo que escribió sigue aquí.',
    missing: { title: 'Faltan datos', text: 'Por favor llene todos los datos marcados con *' },
    toasts: 'Avisos, F8',
    closeToast: 'Cerrar',
    topic: {
      about: 'Sobre: {topic}',
      remove: 'Quitar',
      removeTopic: 'Quitar "{topic}"',
      project: 'Un proyecto como "{name}"',
      inPlace: '{subject} en {place}',
      floorIn: 'Un piso en {place}',
      article: 'El artículo "{name}"',
      guide: 'La guía "{name}"',
      page: 'La página "{name}"',
    },
    check: {
      unfinished: 'Por favor complete la verificación de arriba y luego mande el formulario.',
      again: 'Se acabó el tiempo de la verificación. La estamos empezando otra vez.',
      failed:
        'No pudimos hacer la revisión contra mensajes no deseados. Puede mandar el formulario de todos modos, pero tal vez lo veamos más tarde. Si quiere una respuesta rápida, llame al {phone}.',
    },
  },
};

export const englishHash = '11521235';
