import type { KnownWords } from '../../src/privacy/index.ts';

/** A child, its family and classmates, as a host knows them. */
export const KNOWN: KnownWords = {
  names: [
    ...['Emma', 'Rodríguez', 'emma_r9', 'Lukas', 'Müller', 'Anna-Lena', 'Daniel', 'David', 'Jesús'],
    ...[
      'Hope',
      'Will',
      'François',
      'Lefèvre',
      'Noah',
      'Jo',
      'María José',
      'de la Cruz',
      'Ruth',
      'Weiß',
    ],
  ],
  emails: ['emma.r@familie.example', 'mom@rodriguez.example'],
  schools: ['Our class', 'Owls 4b'],
};

/** A sentence, and the words of it that must not leave the building. */
export type Telling = readonly [sentence: string, ...secrets: string[]];
