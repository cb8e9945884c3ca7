import type { ThemeParts } from '../../../journal/language.ts';

export const kindness: ThemeParts = {
  openings: [
    'Du hast gemerkt, was jemand brauchte.',
    'Du hast etwas Gutes getan.',
    'Helfen kostet Zeit, und du hast sie geschenkt.',
  ],
  middles: [
    'Kleine gute Taten können groß werden.',
    'Du hast es nicht nur gedacht, sondern getan.',
    'Der barmherzige Samariter hat auch angehalten und geholfen.',
  ],
  closings: [
    'Wie hat der andere da geschaut?',
    'Wem könntest du morgen helfen?',
    'Wie hat es sich angefühlt?',
  ],
};

export const friendship: ThemeParts = {
  openings: [
    'Freunde sind ein Schatz.',
    'Deine Freunde sind dir wichtig.',
    'Du hast heute an deine Freunde gedacht.',
  ],
  middles: [
    'Gute Freunde hören zu und wechseln sich ab.',
    'Freunde dürfen auch verschiedener Meinung sein.',
    'David und Jonatan haben einander geholfen.',
  ],
  closings: [
    'Was macht ihr gern zusammen?',
    'Was macht einen guten Freund aus?',
    'Wen könntest du noch einladen?',
  ],
};

export const imagination: ThemeParts = {
  openings: [
    'Du hast viele Ideen.',
    'Deine Worte malen Bilder.',
    'Da hast du dir etwas Tolles ausgedacht.',
  ],
  middles: [
    'Alle Erfinder fangen mit einer Frage an.',
    'Gott hat uns so gemacht, dass wir erfinden können.',
    'Jede Geschichte beginnt mit einer kleinen Idee.',
  ],
  closings: [
    'Wie geht es weiter?',
    'Wer wohnt noch in deiner Geschichte?',
    'Du könntest es malen und zeigen.',
  ],
};

export const hope: ThemeParts = {
  openings: [
    'Du freust dich auf etwas.',
    'Es ist schön, einen Wunsch zu haben.',
    'Du hast dir etwas vorgenommen.',
  ],
  middles: [
    'Große Dinge fangen mit einem kleinen Schritt an.',
    'Warten ist schwer und spannend zugleich.',
    'Gott weiß, worauf du hoffst.',
  ],
  closings: [
    'Was ist der erste kleine Schritt?',
    'Wer kann dir dabei helfen?',
    'Worauf freust du dich am meisten?',
  ],
};

export const nature: ThemeParts = {
  openings: [
    'Du hast genau hingeschaut.',
    'Draußen gibt es viel zu entdecken.',
    'Du hast gute Augen.',
  ],
  middles: [
    'So fangen auch Forscher an.',
    'Gott hat sich über alles gefreut, was er gemacht hat.',
    'Manches sieht man nur, wenn man ganz still ist.',
  ],
  closings: [
    'Was hast du noch gesehen oder gehört?',
    'Welche Farbe hatte es?',
    'Was möchtest du noch herausfinden?',
  ],
};

export const learning: ThemeParts = {
  openings: [
    'Du hast heute etwas gelernt.',
    'Lernen ist auch Arbeit.',
    'Die Schule geht dir durch den Kopf.',
  ],
  middles: [
    'Schweres wird leichter, wenn man übt.',
    'Fragen ist klug.',
    'Jeder Versuch macht einen Weg in deinem Kopf.',
  ],
  closings: [
    'Was war knifflig?',
    'Wem könntest du es zeigen?',
    'Was möchtest du als Nächstes lernen?',
  ],
};

export const family: ThemeParts = {
  openings: [
    'Deine Familie ist dir wichtig.',
    'Du hast von zu Hause erzählt.',
    'Jede Familie ist ein bisschen anders.',
  ],
  middles: [
    'Auch kleine Momente zu Hause zählen viel.',
    'Familien in der Bibel hatten gute und schwere Tage.',
    'Du hast deinen eigenen Platz in ihr.',
  ],
  closings: [
    'Was macht ihr gern zusammen?',
    'Wem könntest du zu Hause helfen?',
    'Mit wem zu Hause redest du gern?',
  ],
};

export const gratitude: ThemeParts = {
  openings: [
    'Du hast etwas Gutes gefunden.',
    'Danke sagen ist eine gute Gewohnheit.',
    'Das ist wert, aufgeschrieben zu werden.',
  ],
  middles: [
    'Danken macht schöne Momente länger.',
    'Einer von zehn kam zurück und dankte Jesus.',
    'Auch etwas Kleines kann ein Geschenk sein.',
  ],
  closings: [
    'Wem könntest du Danke sagen?',
    'Was war heute noch schön?',
    'Du kannst Gott heute Abend dafür danken.',
  ],
};

export const faith: ThemeParts = {
  openings: [
    'Du hast an Gott gedacht.',
    'Mit Gott kannst du über alles reden.',
    'Du hast gut zugehört.',
  ],
  middles: [
    'Gott hört leise und laute Gebete.',
    'Jesus hatte Kinder gern in seiner Nähe.',
    'Du darfst mit eigenen Worten beten.',
  ],
  closings: [
    'Was möchtest du Gott heute sagen?',
    'Welche Bibelgeschichte magst du am liebsten?',
    'Für wen könntest du beten?',
  ],
};

export const joy: ThemeParts = {
  openings: [
    'Das klingt nach viel Spaß.',
    'Du hast dich richtig gefreut.',
    'Dein Tag hatte etwas Helles.',
  ],
  middles: [
    'Freude wird größer, wenn man sie teilt.',
    'Diesen Tag kannst du wie ein Foto behalten.',
    'In der Bibel wird auch viel gesungen und getanzt.',
  ],
  closings: [
    'Was war das Allerbeste?',
    'Wer hat sich mit dir gefreut?',
    'Wem möchtest du davon erzählen?',
  ],
};

export const unclear: ThemeParts = {
  openings: [
    'Danke, dass du geschrieben hast.',
    'Du hast angefangen, und das zählt.',
    'Ich habe deine Worte gelesen.',
  ],
  middles: [
    'Im Tagebuch muss nichts perfekt sein.',
    'Du darfst über Großes und Kleines schreiben.',
    'Dein Tag hat viele kleine Geschichten.',
  ],
  closings: [
    'Magst du noch ein bisschen erzählen?',
    'Wie hast du dich heute gefühlt?',
    'Was war heute schön?',
  ],
};
