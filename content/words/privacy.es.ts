import type { words as english } from './privacy.ts';

export const words: typeof english = {
  title: 'Privacidad | {name}',
  description:
    'Vea qué guarda nuestro formulario, quién lo lee, por cuánto tiempo y cómo pedir que lo borremos. Sin cookies para visitantes y {scripts}.',
  scripts: { withCheck: 'con una verificación contra spam', withoutCheck: 'sin scripts de terceros' },
  heading: 'Privacidad',
  lead: 'Usamos lo que usted nos manda para contestarle. No lo vendemos ni lo compartimos con anunciantes. Aquí le decimos qué guardamos, por cuánto tiempo y cómo pedir que lo borremos.',
  contents: 'En esta página',
  sections: [
    {
      id: 'estimate',
      heading: 'Cuando pide una cotización',
      blocks: [
        'Cuando manda el formulario, guardamos lo que lleva:',
        [
          'su nombre, correo electrónico, teléfono y código postal',
          'el servicio que necesita y los detalles que agregue',
          'su plan del visualizador, si lo incluye',
          'las fotos, los horarios para la visita y los mensajes que quiera agregar',
          'de qué trataba la página de donde venía, por ejemplo un servicio o una ciudad',
          'si usó el formulario en inglés o en español',
          'la visita que planeamos con usted, y las notas y respuestas que escribimos sobre su solicitud',
          'cuándo llegó, y un número de solicitud',
        ],
        'Solo la leen las personas de {name} que hacen las cotizaciones y las visitas. Se guarda con Cloudflare, la compañía que aloja nuestro sitio, y se borra automáticamente después de 24 meses, o después de 30 días si parece un mensaje no deseado. Si la ponemos en nuestra papelera, se borra después de 7 días. También nos llega una copia por correo electrónico, que se queda en nuestro buzón hasta que la borremos. Cada noche hacemos un respaldo de las solicitudes, las visitas, las notas y la lista de suscriptores, sin las fotos, y conservamos los 30 respaldos más recientes.',
        'Si planeamos una visita, también aparece en nuestros propios calendarios por medio de una liga privada, con su nombre, teléfono, correo electrónico, código postal y el servicio. La visita sale de ahí 60 días después de su fecha, pero una aplicación de calendario puede quedarse con su propia copia hasta que la quitemos.',
        'Usted recibe una liga privada que abre su solicitud. Ahí puede agregar cosas, cambiar sus horarios, retirarla o borrarla. Quien tenga esa liga puede hacer lo mismo, así que no la comparta. No guardamos la liga, solo un código que se calcula a partir de ella.',
        'Su teléfono o computadora hace más chicas sus fotos antes de mandarlas y les quita datos como el lugar donde se tomaron. La foto que use en el visualizador se queda en su teléfono o computadora, a menos que marque la casilla para mandarla.',
        'Mientras no mande el formulario, lo que escriba se queda en la pestaña de su navegador, para que no lo pierda si se corta la conexión. Ahí espera también el plan o la imagen que traiga del visualizador. Todo se borra cuando nos llega su solicitud o cuando usted cierra la pestaña.',
      ],
      withCheck:
        'Usamos Cloudflare Turnstile para que no nos lleguen mensajes no deseados por el formulario de contacto. Cloudflare ve su dirección IP y cómo se comporta su navegador, pero no lo que usted escribe. Puede leer sus condiciones en el {addendum}.',
    },
    {
      id: 'articles',
      heading: 'Cuando se suscribe a los artículos nuevos',
      blocks: [
        'Guardamos su correo electrónico y la fecha en que se suscribió hasta que nos pida que paremos. Después de eso, desaparecen de nuestros respaldos a más tardar en 30 días. Si le mandamos una liga para confirmar y no la abre, borramos su correo después de 30 días. Solo lo usamos para mandarle artículos nuevos.',
      ],
    },
    {
      id: 'browsing',
      heading: 'Cuando solo visita el sitio',
      blocks: [
        'No les ponemos cookies a los visitantes, ni cargamos scripts, tipos de letra o imágenes de otras compañías{exception}. Para evitar abusos, la compañía que aloja el sitio cuenta durante un minuto los formularios y las páginas vistas de cada dirección IP, y luego descarta la cuenta. Si alguien abre ligas de solicitud equivocadas, guardamos la dirección IP de esa persona media hora cuando mucho.',
        'Para saber qué páginas lee la gente, cada página que usted abre manda una sola vez su dirección y su título a nuestro propio servidor. Dejamos fuera todo lo que va después de un signo de interrogación en la dirección, menos el nombre de un anuncio si usted llegó por uno. Nada de eso dice quién es usted, y no podemos relacionar una página vista con la siguiente. Si su navegador manda la señal Global Privacy Control, no se manda nada.',
        'Cloudflare guarda esas cuentas. También es posible que las pasemos a Google Analytics con un número al azar, diferente para cada página vista.',
        'Cuando revisa su código postal, lo busca su propio teléfono o computadora. Si tiene JavaScript apagado, el código postal pasa a ser parte de la dirección de la página en este sitio.',
        'Si escoge inglés o español, o dice que no cuando le ofrecemos el español, su navegador guarda {languageChosen} en su almacenamiento local, para no ofrecérselo otra vez. Si guarda favoritos en el visualizador, ahí se quedan como {favorites} hasta que los quite. Ninguna de las dos cosas nos llega nunca.',
      ],
    },
    {
      id: 'delete',
      heading: 'Cómo borrar sus datos',
      blocks: [
        'Escriba a {email} o llame al {phone} y díganos qué correo electrónico o qué teléfono usó. Borramos todas las solicitudes que lo tengan, también las fotos y las copias por correo, y le avisamos cuando esté hecho. También puede borrar una solicitud en su página privada. Lo único que conservamos es el número de la solicitud y la fecha, para que ninguna copia la traiga de vuelta, y lo demás desaparece de nuestros respaldos a más tardar en 30 días. De la misma manera puede pedir una copia de lo que tenemos.',
      ],
    },
  ],
  exception: ', con excepción de la verificación contra mensajes no deseados en la página de contacto',
  addendum: 'anexo de privacidad de Turnstile (en inglés)',
};

export const englishHash = '035774bb';
