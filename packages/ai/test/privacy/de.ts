import type { Telling } from './known.ts';

export const tellingDe: readonly Telling[] = [
  ['Ich heiße Emma Rodríguez', 'Emma', 'Rodríguez'],
  ['ich heisse finja und bin 9', 'finja'],
  ['Annas und Lukas Hund heißt Bello', 'Lukas'],
  ['Anna-Lena hat mich gehauen', 'Anna', 'Lena'],
  ['lukas mueller, ich meine Müller, ist doof', 'lukas', 'Müller'],
  ['Mein Bruder Finn weint', 'Finn'],
  ['Frau Schneider ist unsere Lehrerin', 'Schneider'],
  ['Herr Weiss ist krank', 'Weiss'],
  ['Meine Nummer ist 0171 1234567', '0171', '1234567'],
  ['ruf an: 030/901820', '901820'],
  ['null eins sieben eins zwei drei vier fünf', 'null eins'],
  ['Ich wohne in der Hauptstraße 12, 10115 Berlin', 'Hauptstraße', 'Berlin', '10115'],
  ['Ich wohne in Heidelberg', 'Heidelberg'],
  ['ich wohne in heidelberg', 'heidelberg'],
  ['Meine Schule heißt Erich Kästner', 'Erich', 'Kästner'],
  ['Ich gehe auf die Anne-Frank-Schule', 'Anne', 'Frank'],
  ['Wir sind im Goethe-Gymnasium', 'Goethe'],
  ['schreib an lukas.m@schule.example', 'lukas.m'],
  ['mein insta ist finja.xo', 'finja.xo'],
];

export const ordinaryDe: readonly string[] = [
  'Wie viel ist 1234567 + 7654321?',
  'Ich wohne in einem Haus mit einer Katze.',
  'Meine Schule ist groß.',
  'Lies mir Johannes 3,16 vor.',
  'Was steht in 1. Samuel 17?',
  'Wer war stärker, David und Goliath?',
  'Warum ist Jesus gestorben?',
  'eins zwei drei vier fünf sechs sieben acht',
  'Die Sonne ist 150 000 000 km weit weg.',
  'In der Sonntagsschule singen wir.',
  'Die Grundschule macht Spaß.',
  'Mein Bruder ist traurig.',
  'Wir haben einen Apfel auf dem Weg gefunden.',
];
