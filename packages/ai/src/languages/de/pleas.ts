import type { PleaPhrases, PleaTexts } from '../../safety/pleas/plea.ts';

const ADULTS =
  'papa|mama|papi|mami|eltern|vater|mutter|lehrer|lehrerin|stiefvater|oma|opa|onkel|leiter|pastor|familie';

const phrases: PleaPhrases = {
  help: [
    'ich brauche|brauch ganz? dringend? deine? hilfe',
    'ich will hilfe',
    'hilfe',
    'hilf|helft mir?',
    'kannst|könnt|kann du|ihr|jemand|wer mir helfen',
    'ich bin in not|gefahr',
  ],
  number: [
    'welche|was_für_eine|welches nummer|hilfetelefon|telefonnummer kann|soll|muss ich ~1 anrufen|wählen ~8',
    'wo|wen kann|soll ich anrufen ~8',
    'mit wem kann ich reden|sprechen wenn ~8',
    'was|wie ist|lautet die ~2 nummer von|vom|für|gegen ~4 kummer|hilfetelefon|kindertelefon|kinder|sorgentelefon',
    'die? telefonnummer|nummer von|vom|für|der? ~2 kummer|hilfetelefon|kindertelefon|sorgentelefon',
    'die? nummer gegen kummer',
    'gibt es eine ~2 nummer|telefonnummer|hotline|telefon für kinder|jugendliche|mich ~6',
    'gibt es ein ~2 kindertelefon|hilfetelefon|sorgentelefon ~5',
    'ich brauche|brauch die|eine ~2 nummer vom|von|für ~5 kinder|hilfetelefon|kindertelefon|hilfe',
    'kindertelefon|sorgentelefon|hilfetelefon nummer?',
  ],
  word: [
    'was heißt|bedeutet|ist das? wort? selbstmord|suizid',
    'was bedeutet das wort selbstmord|suizid',
  ],
  reader: [
    'wer ~2 liest|sieht|kriegt|bekommt ~1 das|es|hier|mit|meine_nachrichten|was_ich_schreibe ~3',
    'wer kann ~1 das|hier|meine_nachrichten|es ~1 lesen|sehen|mitlesen',
    `sagst|erzählst|verrätst|petzt du ~1 das|es? ~1 mein|meinem|meiner|meinen|dem|der ${ADULTS} ~3`,
    `kann|können|sieht|liest|lesen|sehen mein|meine ${ADULTS} ~1 das|den|diesen|es|was_ich_schreibe|hier|meine_nachrichten ~1 chat? ~1 hier? lesen|sehen|mitlesen`,
    `liest|sieht|sehen|lesen mein|meine ${ADULTS} ~1 das|den_chat|es|mit|was_ich_schreibe|hier ~2`,
    'ist das|es|der_chat hier? geheim|privat|anonym',
    'liest ~1 jemand ~1 das|mit|hier ~1 mit?',
    'kann|können ~1 jemand|andere|lehrer|andere_kinder das|es|den_chat ~1 lesen|sehen|mitlesen',
  ],
};

const texts: PleaTexts = {
  help: 'Gut, dass du um Hilfe bittest.',
  lines: 'Hier gehen Menschen ans Telefon, die Kindern helfen: {lines}.',
  emergency: 'Bei Gefahr ruf {emergency} an.',
  noLine:
    'Ich kenne das Kindertelefon deines Landes nicht: Frag einen Erwachsenen danach, bei dem du dich sicher fühlst.',
  word: {
    little:
      'Das ist ein sehr trauriges Wort: So heißt es, wenn jemand sein eigenes Leben beendet. Wem es so schlecht geht, dem kann man helfen. Sprich darüber mit einem Erwachsenen, bei dem du dich sicher fühlst.',
    older:
      'Selbstmord, auch Suizid, heißt, dass jemand sein eigenes Leben beendet. Meist geschieht es, wenn ein Schmerz kein Ende zu haben scheint, und vorher gibt es Hilfe. Kommt das Wort aus dem Unterricht, kann dir eine Lehrkraft mehr sagen; geht es um dich oder jemanden, den du kennst, dann sag es bitte heute einem Erwachsenen.',
  },
  reader: {
    little:
      'Ich bin ein Programm. Deine Lehrerin oder dein Lehrer und die Leute, die das hier leiten, können das lesen. Mama oder Papa können den Chat lesen, wenn sie hier eine Seite haben, aber nicht, wenn du mir sagst, dass dir jemand wehtut. Wenn du in Gefahr sein könntest, sage ich es den Erwachsenen hier.',
    older:
      'Ich bin ein Programm. Deine Lehrkräfte und die Leute, die das hier leiten, können lesen, was du schreibst. Auch Eltern, die mit dir verbunden sind, können es, außer wenn ich verstehe, dass dir jemand wehtut oder dass es zu Hause schlimm ist. Sieht es so aus, als wärst du in Gefahr, dann sage ich es den Erwachsenen, die hier für dich verantwortlich sind, und nicht deinen Eltern.',
  },
};

export const de = { phrases, texts };
