import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';

/** Something that a model may say to a child. */
export interface AnswerEntry {
  readonly text: string;
  readonly language: Language;
  /** What it is about, such as `household`. */
  readonly topic: string;
  /** Whether no child should be told it. */
  readonly isUnsafe: boolean;
  /** When it was written, and by whom: answers of one round are left out together. 0 for those that are held out. */
  readonly round: number;
}

const KINDS = [
  ['unsafe', true],
  ['good', false],
] as const;

/** `<topic>.txt` of the first round, `<topic>-<round>.txt` of all later ones. */
const FILE_NAME = /^([a-z-]+?)(?:-(\d+))?\.txt$/u;

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** What is learned from: `<language>/{unsafe,good}/<topic>.txt`, an answer a line. Later rounds of writers have files of their own, `<topic>-2.txt`. */
export function readAnswers(folder: string): AnswerEntry[] {
  return LANGUAGES.flatMap((language) =>
    KINDS.flatMap(([kind, isUnsafe]) =>
      readdirSync(join(folder, language, kind))
        .filter((name) => name.endsWith('.txt'))
        .sort()
        .flatMap((name) => {
          const [, topic = '', round = '1'] = FILE_NAME.exec(name) ?? [];
          return linesOf(join(folder, language, kind, name)).map((text) => ({
            ...{ text, language, topic, isUnsafe, round: Number(round) },
          }));
        }),
    ),
  );
}

/**
 * What is measured with: `<language>/{unsafe,good}.txt`, topic and answer parted by a tab.
 * @throws Error naming the file of a line without a tab
 */
export function readHeldOutAnswers(folder: string): AnswerEntry[] {
  return LANGUAGES.flatMap((language) =>
    KINDS.flatMap(([kind, isUnsafe]) => {
      const file = join(folder, language, `${kind}.txt`);
      return linesOf(file).map((line) => {
        const [topic = '', text] = line.split('\t');
        if (text === undefined) throw new Error(`${file}: no tab in “${line}”`);
        return { text, language, topic, isUnsafe, round: 0 };
      });
    }),
  );
}
