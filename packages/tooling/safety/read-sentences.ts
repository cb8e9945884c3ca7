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

/** Sentences that one pattern stands for, at most. */
const MOST_OF_PATTERN = 14;
/** A prime that no number of choices is a multiple of: what is taken differs in all places. */
const STRIDE = 7919;

/** `I {ran|left} {|today}` stands for each sentence with one of the choices, or for some that differ in all of them. */
function sentencesOf(pattern: string): string[] {
  const parts = pattern
    .split(/[{}]/u)
    .map((part, index) => (index % 2 === 1 ? part.split('|') : [part]));
  const all = parts.reduce((product, choices) => product * choices.length, 1);
  return Array.from({ length: Math.min(MOST_OF_PATTERN, all) }, (_, index) => {
    let rest = (index * STRIDE) % all;
    const chosen = parts.map((choices) => {
      const choice = choices[rest % choices.length] ?? '';
      rest = Math.floor(rest / choices.length);
      return choice;
    });
    return chosen.join('').replace(/\s+/gu, ' ').trim();
  });
}

function readFamily(file: string, language: Language): Entry[] {
  const family = `${language}/${basename(file, '.txt')}`;
  const isOfPatterns = basename(file).startsWith('patterns-');
  let header: ReturnType<typeof readHeader> | null = null;
  const entries: Entry[] = [];
  for (const [index, line] of readFileSync(file, 'utf8').split(/\r?\n/u).entries()) {
    const at = `${file}:${index + 1}`;
    if (line.startsWith('## ')) header = readHeader(line, at);
    else if (line.trim() !== '' && !line.startsWith('#')) {
      if (header === null) throw new Error(`${at}: an entry stands before the first “## …”`);
      const texts = isOfPatterns ? sentencesOf(line.trim()) : [line.trim()];
      for (const text of texts) {
        entries.push({ ...header, text, language, family });
      }
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
