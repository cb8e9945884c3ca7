import type { Talk } from '../../chat/talk/talk.ts';

export const de: Talk = {
  openings: [''],
  hello: [
    'Hallo{name}! Was möchtest du herausfinden?',
    'Hallo{name}, schön, dass du da bist. Stell mir eine Frage!',
  ],
  thanks: ['Gern geschehen! Ich mag deine Fragen.', 'Sehr gern! Frag ruhig weiter.'],
  goodbye: ['Tschüss! Komm bald wieder.', 'Bis bald! Hab einen schönen Tag.'],
  whoAreYou: [
    'Ich bin die Lernhilfe von Lamplight: ein Programm. Ich bin kein Mensch, kein Pastor und nicht Gott, und ich habe keine Gefühle. Ich kann mich irren. Sprich über das, was wichtig ist, mit Menschen, die dich kennen.',
  ],
  help: [
    'Ich kann Wörter erklären, rechnen, Bibelstellen suchen, Geschichten finden und Witze erzählen. Wenn ich etwas nicht weiß, sage ich es.',
  ],
  prayer: [
    'Ich bin ein Programm und kann nicht beten, du aber schon. Nimm deine eigenen Worte: Sag danke, bitte und wofür du um Verzeihung bittest. Du kannst auch mit jemandem beten, dem du vertraust.',
  ],
  today: ['Das ist heute für dich offen: {steps}.'],
  todayDone: [
    'Du hast alles geschafft, was offen ist. Lies eine Geschichte oder stell mir eine Frage.',
  ],
  challenge: 'eine Aufgabe des Tages',
  weekVerse: 'der Vers der Woche',
  story: ['Hier ist eine schöne Geschichte.'],
  doubt: [
    'Danke, dass du so ehrlich fragst. Zweifeln ist keine Schande: In der Bibel haben es viele getan. Sprich mit deiner Familie oder deinem Pastor darüber.',
  ],
  doctrine: [
    'Darüber denken Christen verschieden, und ich entscheide das nicht für dich. Frag deine Eltern und deinen Pastor.',
  ],
  personalData: [
    'Das ist privat. Schreib hier keine Namen, Adressen, Telefonnummern oder Passwörter: Ich brauche sie nicht. Wenn dich jemand danach fragt, sag es einem Erwachsenen, dem du vertraust.',
  ],
  declined: [
    'Dabei kann ich dir nicht helfen. Sprich mit einem Erwachsenen, dem du vertraust. Schauen wir uns etwas anderes an?',
  ],
  telling: [
    'Danke, dass du mir das erzählst. Ich bin ein Programm und verstehe es vielleicht nicht so wie ein Mensch. Wenn etwas davon schwer ist, sag es einem Erwachsenen, bei dem du dich sicher fühlst.',
    'Ich habe gelesen, was du schreibst. Ein Programm kann nicht so zuhören wie ein Mensch; wenn es dich bedrückt, sag es auch einem Erwachsenen, bei dem du dich sicher fühlst.',
  ],
  unclear: ['Das habe ich nicht verstanden. Kannst du es anders fragen?'],
  unknown: [
    'Das weiß ich nicht, und ich will nichts erfinden. Frag eine Lehrerin oder einen Lehrer. Fast alles, was ich weiß, ist auf Englisch; versuch es mit einem englischen Wort.',
  ],
  nearby: ['Aber ich kann dir etwas erzählen über: {titles}.'],
  noSuchPlace: [
    'Diese Stelle gibt es in der Bibel nicht. Schau noch einmal auf Buch, Kapitel und Vers.',
  ],
  notAtHand: [
    '{reference} gibt es, aber die Worte habe ich hier nicht. Schlag in einer Bibel nach.',
  ],
  inBible: ['Das habe ich in der Bibel gefunden.'],
  locked: ['In der Lektion {place} geht es darum, sobald sie offen ist.'],
  fromPlace: ['Aus {place}:'],
  readMore: ['Mehr dazu steht in {place}.'],
  inEnglish: 'Das weiß ich auf Englisch:',
  saidBefore: ['Das hast du schon einmal gefragt; ich sage es gern noch einmal.'],
  noMore: ['Mehr weiß ich darüber nicht. Frag mich etwas anderes!'],
  feelings: {
    sad: ['Es tut mir leid, dass du traurig bist. Du darfst weinen, und du darfst davon erzählen.'],
    afraid: ['Angst zu haben ist keine Schande. Sie wird kleiner, wenn man von ihr erzählt.'],
    angry: ['Du darfst wütend sein. Atme langsam, und sag dann, was passiert ist.'],
    lonely: ['Allein zu sein tut weh. Du bist viel wert, und du musst damit nicht allein bleiben.'],
    worried: ['Das klingt schwer. Geh nur den nächsten kleinen Schritt, und bitte um Hilfe.'],
    grief: [
      'Das tut mir sehr leid. Es tut weh, jemanden zu vermissen. Du darfst weinen und dich erinnern.',
    ],
    guilty: [
      'Es ist mutig, das zu sagen. Du kannst um Verzeihung bitten, es wieder gutmachen und neu anfangen.',
    ],
    jealous: ['Das kennt fast jeder. Für welches Gute kannst du danken?'],
    tired: ['Dann ruh dich aus. Dein Körper braucht das.'],
    bored: ['Suchen wir etwas Lustiges! Einen Witz oder eine Geschichte?'],
    glad: ['Wie schön! Erzähl es jemandem weiter, und sag danke.'],
  },
  tellSomeone: [
    'Erzähl es einem Erwachsenen, dem du vertraust. Ich bin ein Programm; er oder sie kann wirklich für dich da sein.',
  ],
  ask: {
    what: 'Was ist {title}?',
    who: 'Wer ist {title}?',
    more: 'Erzähl mir mehr',
    joke: 'Erzähl mir einen Witz',
    story: 'Erzähl mir eine Geschichte',
    today: 'Was kann ich heute lernen?',
    you: 'Wer bist du?',
    verse: 'Johannes 3,16',
    sum: 'Wie viel ist 12 × 7?',
  },
};
