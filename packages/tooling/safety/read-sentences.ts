import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { ALERT_LEVELS, type AlertLevel, CONCERNS, type Concern } from '@lamplight/domain/safety';

/** How a danger is told. Ordinary entries have no other meaning for it than their form. */
export const DIRECTNESS = [
  'plain',
  'indirect',
  'journal',
  'homework',
  'friend',
  'question',
] as const;
export const SPELLINGS = [
  'plain',
  'misspelt',
  'slang',
  'leet',
  'dropped',
  'autocorrect',
  'mixed',
] as const;

/** One thing that a child may have written, with what is known of it. */
export interface Entry {
  readonly text: string;
  readonly language: Language;
  /** The voice or situation it was written from: entries of one family are never split between training and tests. */
  readonly family: string;
  /** Null for an ordinary one. */
  readonly alarm: { readonly concern: Concern; readonly level: AlertLevel } | null;
  /** The concern, or what an ordinary entry is about. */
  readonly label: string;
  readonly age: number;
  readonly directness: (typeof DIRECTNESS)[number];
  readonly spelling: (typeof SPELLINGS)[number];
}

/** One of `words`, or an error that says where it stands and what may stand there. */
function oneOf<Word extends string>(
  words: readonly Word[],
  found: string | undefined,
  at: string,
): Word {
  const word = words.find((candidate) => candidate === found);
  if (word === undefined) throw new Error(`${at}: “${found}” is none of ${words.join(', ')}`);
  return word;
}

/** `## <concern or topic> <level> <age> <directness> <spelling>` */
function readHeader(line: string, at: string) {
  const [label = '', level, age, directness, spelling, ...rest] = line
    .slice(3)
    .trim()
    .split(/\s+/u);
  if (rest.length > 0) throw new Error(`${at}: “${rest.join(' ')}” is one word too many`);
  const years = Number(age);
  if (!Number.isInteger(years) || years < 4 || years > 18)
    throw new Error(`${at}: no age “${age}”`);
  return {
    label,
    age: years,
    directness: oneOf(DIRECTNESS, directness, at),
    spelling: oneOf(SPELLINGS, spelling, at),
    alarm:
      level === 'ordinary'
        ? null
        : { concern: oneOf(CONCERNS, label, at), level: oneOf(ALERT_LEVELS, level, at) },
  };
}

function readFamily(file: string, language: Language): Entry[] {
  const family = `${language}/${basename(file, '.txt')}`;
  let header: ReturnType<typeof readHeader> | null = null;
  const entries: Entry[] = [];
  for (const [index, line] of readFileSync(file, 'utf8').split(/\r?\n/u).entries()) {
    const at = `${file}:${index + 1}`;
    if (line.startsWith('## ')) header = readHeader(line, at);
    else if (line.trim() !== '' && !line.startsWith('#')) {
      if (header === null) throw new Error(`${at}: an entry stands before the first “## …”`);
      entries.push({ ...header, text: line.trim(), language, family });
    }
  }
  return entries;
}

/**
 * Every entry below a folder that has a folder for each language, in the order of their names.
 * @throws Error naming file and line of a header that is not understood
 */
export function readSentences(folder: string): Entry[] {
  return LANGUAGES.flatMap((language) =>
    readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .flatMap((name) => readFamily(join(folder, language, name), language)),
  );
}
