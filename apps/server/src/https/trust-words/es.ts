import type { TrustWords } from './trust-words.ts';

export const es: TrustWords = {
  languageName: 'Español',
  title: 'Lamplight por una conexión segura',
  open: 'Abrir Lamplight',
  already: '¿Este dispositivo ya está preparado? Entonces se entra por aquí:',
  why: 'Esta escuela usa Lamplight por HTTPS, para que nadie en la red pueda leer las contraseñas ni lo que escriben los niños. Cada dispositivo tiene que aprender una vez que puede confiar en este anfitrión.',
  firstTime: 'La primera vez en este dispositivo: hazlo con una persona adulta',
  download: 'Descargar el certificado',
  care: 'Hazlo solo si te lo ha pedido la persona que se ocupa de Lamplight en tu escuela. Un dispositivo que confía en un certificado cree a todos los sitios por los que firma su dueño.',
  compare:
    'Antes de instalarlo, mira sus detalles: el dispositivo muestra una huella SHA-256. Tiene que ser la misma que ha leído en el propio ordenador de Lamplight la persona que se ocupa de él. Si es otra, no lo instales: puede que alguien se haya puesto en medio.',
  fingerprint: 'Huella SHA-256:',
  devices: [
    {
      name: 'iPad y iPhone',
      steps: [
        'Abre esta página en Safari, toca «Descargar el certificado» y después «Permitir».',
        'Abre Ajustes. Toca arriba «Perfil descargado», después «Instalar», y escribe el código del dispositivo.',
        'En Ajustes, ve a General, Información, Ajustes de confianza de los certificados, y activa «Lamplight».',
      ],
    },
    {
      name: 'Android',
      steps: [
        'Toca «Descargar el certificado».',
        'Abre Ajustes y busca «Certificado de CA». (Está en Seguridad, Más ajustes de seguridad, Instalar desde el almacenamiento; cada fabricante lo llama de forma un poco distinta.)',
        'Elige «Certificado de CA», «Instalar de todas formas» y el archivo lamplight-root.crt.',
      ],
    },
    {
      name: 'Windows',
      steps: [
        'Haz clic en «Descargar el certificado» y abre el archivo lamplight-root.crt.',
        'Haz clic en «Instalar certificado», elige «Usuario actual» y después «Colocar todos los certificados en el siguiente almacén».',
        'Haz clic en «Examinar», elige «Entidades de certificación raíz de confianza», después «Siguiente», «Finalizar» y «Sí». Cierra el navegador y ábrelo de nuevo.',
      ],
    },
    {
      name: 'Chromebook',
      steps: [
        'Haz clic en «Descargar el certificado».',
        'Abre en Chrome la dirección chrome://certificate-manager y después «Certificados locales», «Personalizados», «Instalados por ti».',
        'Haz clic en «Importar» junto a «Certificados de confianza» y elige lamplight-root.crt. (En un Chromebook que administra una escuela, lo hace su administrador una vez para todos.)',
      ],
    },
    {
      name: 'Mac',
      steps: [
        'Haz clic en «Descargar el certificado» y abre el archivo lamplight-root.crt. Se abre Acceso a Llaveros; añádelo a «inicio de sesión».',
        'Busca «Lamplight» en la lista, ábrelo, despliega «Confiar» y elige «Confiar siempre» en «Al utilizar este certificado».',
        'Cierra la ventana y escribe tu contraseña. Cierra el navegador y ábrelo de nuevo.',
      ],
    },
  ],
  check: 'Después abre Lamplight. Si no aparece ninguna advertencia, ya está hecho, para siempre.',
  otherDevice: 'El siguiente dispositivo: escanea este código o escribe esta dirección.',
  code: 'Código que abre esta página en otro dispositivo',
};
