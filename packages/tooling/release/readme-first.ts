import type { Platform } from './platforms.ts';

/** What stands in README-first.txt: how to start, where the data are, and what the system asks. */
interface Words {
  readonly start: (starter: string) => string;
  readonly data: (place: string) => string;
  readonly first: Readonly<Record<Platform['os'], string>>;
}

/** Where `dataFolder` of the starters puts the data. */
const PLACES: Readonly<Record<Platform['os'], string>> = {
  linux: '~/.local/share/lamplight',
  darwin: '~/Library/Application Support/Lamplight',
  win32: '%LOCALAPPDATA%\\Lamplight',
};

const XATTR = 'xattr -dr com.apple.quarantine';

const WORDS: Readonly<Record<'English' | 'Español' | 'Français' | 'Deutsch', Words>> = {
  English: {
    start: (starter) =>
      `Open ${starter}: after a few seconds it shows the addresses for your tablets and a link with which you become the admin; closing its window stops it. More stands in the folder docs.`,
    data: (place) =>
      `Everything is kept in ${place}, so a newer Lamplight can be unpacked anywhere and goes on with it; if you make a folder named data beside this file before the first start, it is kept there instead.`,
    first: {
      linux:
        'If a double click only shows the file, open a terminal in this folder and type ./start-lamplight.sh.',
      darwin: `If macOS refuses to open it, type ${XATTR} and a space in Terminal, drop this folder onto the window, press Enter, and open it again.`,
      win32:
        'If Windows warns you, choose "More info" and "Run anyway", and then allow private networks, so that tablets find the host.',
    },
  },
  Español: {
    start: (starter) =>
      `Abre ${starter}: a los pocos segundos muestra las direcciones para las tabletas y un enlace con el que administras Lamplight; al cerrar su ventana, se detiene. En la carpeta docs hay más (en inglés).`,
    data: (place) =>
      `Todo se guarda en ${place}, así que una versión nueva de Lamplight puede descomprimirse en cualquier lugar y continúa con ello; si antes del primer inicio creas una carpeta llamada data junto a este archivo, se guarda allí.`,
    first: {
      linux:
        'Si al hacer doble clic solo se muestra el archivo, abre una terminal en esta carpeta y escribe ./start-lamplight.sh.',
      darwin: `Si macOS se niega a abrirlo, escribe ${XATTR} y un espacio en Terminal, arrastra esta carpeta a la ventana, pulsa Intro y ábrelo de nuevo.`,
      win32:
        'Si Windows te advierte, elige «Más información» y «Ejecutar de todas formas», y después permite las redes privadas para que las tabletas encuentren el equipo.',
    },
  },
  Français: {
    start: (starter) =>
      `Ouvre ${starter} : après quelques secondes s’affichent les adresses pour les tablettes et un lien avec lequel tu administres Lamplight ; fermer sa fenêtre l’arrête. Le dossier docs en dit plus (en anglais).`,
    data: (place) =>
      `Tout est gardé dans ${place} : une version plus récente de Lamplight peut être décompressée n’importe où et continue avec ces données ; si tu crées un dossier nommé data à côté de ce fichier avant le premier démarrage, tout y est gardé.`,
    first: {
      linux:
        'Si un double clic ne fait qu’afficher le fichier, ouvre un terminal dans ce dossier et tape ./start-lamplight.sh.',
      darwin: `Si macOS refuse de l’ouvrir, tape ${XATTR} et un espace dans Terminal, fais glisser ce dossier sur la fenêtre, appuie sur Entrée, puis ouvre-le à nouveau.`,
      win32:
        'Si Windows t’avertit, choisis « Informations complémentaires » et « Exécuter quand même », puis autorise les réseaux privés pour que les tablettes trouvent l’hôte.',
    },
  },
  Deutsch: {
    start: (starter) =>
      `Öffne ${starter}: Nach wenigen Sekunden erscheinen die Adressen für die Tablets und ein Link, mit dem du die Verwaltung übernimmst; wer das Fenster schließt, beendet es. Mehr steht im Ordner docs (auf Englisch).`,
    data: (place) =>
      `Alles liegt in ${place}; eine neuere Fassung von Lamplight kann also irgendwo entpackt werden und macht damit weiter. Wenn du vor dem ersten Start neben dieser Datei einen Ordner namens data anlegst, liegt es stattdessen dort.`,
    first: {
      linux:
        'Wenn ein Doppelklick nur den Text der Datei zeigt, öffne in diesem Ordner ein Terminal und tippe ./start-lamplight.sh.',
      darwin: `Wenn macOS das Öffnen verweigert, tippe im Terminal ${XATTR} und ein Leerzeichen, ziehe diesen Ordner auf das Fenster, drücke die Eingabetaste und öffne die Datei noch einmal.`,
      win32:
        'Wenn Windows warnt, wähle „Weitere Informationen“ und „Trotzdem ausführen“, und erlaube dann private Netzwerke, damit die Tablets den Rechner finden.',
    },
  },
};

/** What a person reads who has unpacked a release, in the four languages. */
export function readmeFirst({ os, starter }: Pick<Platform, 'os' | 'starter'>): string {
  const parts = Object.entries(WORDS).map(([language, { start, data, first }]) =>
    [language, '', start(starter), data(PLACES[os]), first[os]].join('\n'),
  );
  return `Lamplight\n\n${parts.join('\n\n\n')}\n`;
}
