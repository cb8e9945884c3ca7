import type { ThemeParts } from '../../../journal/language.ts';

export const grief: ThemeParts = {
  openings: [
    'Das tut mir leid; jemanden zu vermissen kann einen ganzen Tag füllen.',
    'In deinen Zeilen stecken viel Liebe und viel Schmerz.',
    'Trauer ist Liebe, die gerade nicht weiß, wohin.',
  ],
  middles: [
    'Für Trauer gibt es keinen Zeitplan.',
    'Jesus hat am Grab eines Freundes geweint; Tränen sind kein Zeichen von wenig Glauben.',
    'Du musst nicht für alle anderen stark sein.',
  ],
  closings: [
    'Welche Erinnerung möchtest du nie verlieren?',
    'Mit wem könntest du dich gemeinsam erinnern?',
    'Wenn es zu schwer wird, lass einen Erwachsenen mittragen, dem du vertraust.',
  ],
};

export const shame: ThemeParts = {
  openings: [
    'So offen über einen Fehler zu schreiben, braucht Mut.',
    'Du hast hingesehen, wo viele lieber wegsehen.',
    'Du bist hier ehrlich mit dir selbst.',
  ],
  middles: [
    'Was du getan hast und wer du bist, ist nicht dasselbe.',
    'Etwas in Ordnung zu bringen beginnt meist mit einem einfachen Satz.',
    'Petrus hat schwer versagt, und ihm wurde wieder vertraut.',
  ],
  closings: [
    'Wie könnte Wiedergutmachung aussehen, auch im Kleinen?',
    'Was würdest du einem Freund sagen, dem das passiert ist?',
    'Gibt es einen Erwachsenen, mit dem du darüber reden kannst?',
  ],
};

export const loneliness: ThemeParts = {
  openings: [
    'Sich unter vielen allein zu fühlen ist besonders schwer.',
    'Es tut weh, am Rand zu stehen.',
    'Dazugehören zu wollen ist zutiefst menschlich.',
  ],
  middles: [
    'Nicht eingeladen zu sein sagt wenig über deinen Wert.',
    'Elia dachte einmal, er sei der Einzige, und er war es nicht.',
    'Nähe beginnt oft kleiner als gedacht: mit einer Frage, einer gemeinsamen Aufgabe.',
  ],
  closings: [
    'Wen könntest du diese Woche als Ersten ansprechen?',
    'Welchem Erwachsenen könntest du sagen, wie sich das anfühlt?',
    'Wo bist du am meisten du selbst?',
  ],
};

export const fear: ThemeParts = {
  openings: [
    'Das klingt beängstigend, und es ist gut, dass du es aufschreibst.',
    'Sorgen können viel Platz im Kopf einnehmen.',
    'Mut und Angst passen in denselben Menschen.',
  ],
  middles: [
    'Eine Sorge auf Papier ist leichter anzusehen als eine im Dunkeln.',
    'Viele Psalmen beginnen mit Angst und sagen das offen.',
    'Du musst heute nicht alles lösen.',
  ],
  closings: [
    'Bei welchem Teil davon kannst du etwas tun?',
    'Wer könnte dir dabei zur Seite stehen?',
    'Was hat dir früher in solchen Momenten geholfen?',
  ],
};

export const sadness: ThemeParts = {
  openings: [
    'Es tut mir leid, dass es gerade so schwer ist.',
    'Danke, dass du es so aufschreibst, wie es ist.',
    'Das klingt nach einer harten Zeit.',
  ],
  middles: [
    'Traurigkeit ist keine Schwäche; sie zeigt, was dir wichtig ist.',
    'Viele Psalmen sind Klagen, im Gebet ist also Platz dafür.',
    'Gefühle bewegen sich, auch wenn sie stillzustehen scheinen.',
  ],
  closings: [
    'Was würde dir heute Abend ein wenig guttun?',
    'Wem könntest du das in einem Satz erzählen?',
    'Wenn es viele Tage so bleibt, sag es bitte einem Erwachsenen, dem du vertraust.',
  ],
};

export const anger: ThemeParts = {
  openings: [
    'Ich verstehe, dass dich das wütend gemacht hat.',
    'Da wurde etwas verletzt, das dir wichtig ist.',
    'Ungerechtigkeit ist schwer auszuhalten.',
  ],
  middles: [
    'Wut kann gut auf ein Problem zeigen und löst es selten.',
    'Oft liegt darunter etwas, das wehtut.',
    'Etwas Abstand jetzt erspart später viel Reparatur.',
  ],
  closings: [
    'Was genau war die Grenze, die überschritten wurde?',
    'Wie könntest du es sagen, damit der andere es hören kann?',
    'Wie sähe eine faire Lösung aus?',
  ],
};

export const doubt: ThemeParts = {
  openings: [
    'Das ist eine ehrliche Frage, und sie braucht Platz.',
    'Du bekommst keinen Ärger, weil du zweifelst.',
    'Viele, die glauben, haben dasselbe gefragt.',
  ],
  middles: [
    'Thomas sagte offen, was er nicht glauben konnte, und wurde nicht weggeschickt.',
    'Ich bin ein Programm; diese Frage ist bei Menschen besser aufgehoben, die glauben und dich kennen.',
    'Christen beantworten manches verschieden; deine Eltern und dein Pastor sind gute Ansprechpartner.',
  ],
  closings: [
    'Was genau lässt dich zweifeln?',
    'Wessen Antwort würdest du vertrauen?',
    'Woran hältst du trotzdem fest?',
  ],
};

export const body: ThemeParts = {
  openings: [
    'Erschöpfung färbt alles andere mit.',
    'Dein Körper bittet um Aufmerksamkeit.',
    'Das klingt anstrengend.',
  ],
  middles: [
    'Ausruhen ist keine Faulheit.',
    'Als Elia am Ende war, bekam er zuerst Essen und Schlaf.',
    'Wenn Schmerzen bleiben, gehören sie zu einem Erwachsenen oder zum Arzt.',
  ],
  closings: [
    'Was könntest du für heute weglassen?',
    'Was gibt dir sonst wieder Kraft?',
    'Wie sähe ein guter Abend für deinen Körper aus?',
  ],
};
