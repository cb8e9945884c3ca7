import { CHALLENGE_DIFFICULTIES } from '@lamplight/domain/challenges';
import { CURRICULUM_DAYS, DAYS_PER_WEEK } from '@lamplight/domain/curriculum';
import { sentences, wordCount } from '@lamplight/domain/text';
import type { ChallengeBankBand } from '../challenges/items.ts';
import { type BankType, bankPath, proseOfItem, type WrittenBank } from './bank-item.ts';
import type { Finding } from './finding.ts';
import { type ScriptureUse, usesInProse } from './scripture.ts';
import type { Stretch } from './stretches.ts';

type Bounds = readonly [least: number, most: number];

/** Words of what a child reads before answering: the passage or the description. */
const WORDS: Readonly<Record<BankType, Readonly<Record<ChallengeBankBand, Bounds>>>> = {
  reading: { little: [12, 50], young: [45, 95], middle: [85, 145], older: [125, 205] },
  science: { little: [8, 40], young: [8, 90], middle: [12, 130], older: [15, 170] },
  creative: { little: [4, 45], young: [10, 80], middle: [15, 120], older: [15, 120] },
};

/** Sentences of the littlest are read aloud. */
const LITTLE_SENTENCE_WORDS = 10;

const HINTS: Bounds = [2, 3];
const WEEKS = CURRICULUM_DAYS / DAYS_PER_WEEK;
/** Reading items of a band that take up each week. */
const READING_OF_WEEK = 4;

/** What written challenges must consist of: their keys, texts, hints and weeks. */
export function checkBanks(banks: readonly WrittenBank[]): Finding[] {
  return [...banks.flatMap(checkBank), ...repeated(banks, 'key'), ...repeated(banks, 'title')];
}

/** Every stretch of our own words in written challenges, each item a text of its own. */
export function bankStretches(banks: readonly WrittenBank[]): Stretch[] {
  return banks.flatMap((bank) =>
    bank.items.flatMap((item) =>
      proseOfItem(item).map(({ place, text }) => ({
        path: bankPath(bank),
        label: `${item.key} ${place}`,
        owner: item.key,
        text,
      })),
    ),
  );
}

/** Every place in written challenges that quotes or names verses. */
export function bankUses(banks: readonly WrittenBank[]): ScriptureUse[] {
  return bankStretches(banks).flatMap(({ path, label, text }) => usesInProse(path, label, text));
}

function checkBank(bank: WrittenBank): Finding[] {
  const path = bankPath(bank);
  const findings = bank.items.flatMap((item) =>
    checkItem(bank, item).map((message) => ({ path, label: item.key, message })),
  );
  if (bank.type !== 'reading') return findings;
  for (let week = 1; week <= WEEKS; week += 1) {
    const count = bank.items.filter((item) => item.week === week).length;
    if (count < READING_OF_WEEK) {
      const message = `${count} items, not at least ${READING_OF_WEEK}`;
      findings.push({ path, label: `week ${week}`, message });
    }
  }
  return findings;
}

function checkItem({ type, band }: WrittenBank, item: WrittenBank['items'][number]): string[] {
  const messages: string[] = [];
  if (!new RegExp(`^${type}-${band}-[a-z0-9]+(-[a-z0-9]+)*$`).test(item.key)) {
    messages.push(`the key is not ${type}-${band}-some-words`);
  }
  if (!CHALLENGE_DIFFICULTIES.includes(item.difficulty)) {
    messages.push(`'${item.difficulty}' is no difficulty`);
  }
  const { week } = item;
  if (week !== undefined && !(Number.isInteger(week) && week >= 1 && week <= WEEKS)) {
    messages.push(`${week} is no week of the programme`);
  }
  const text = 'passage' in item ? item.passage : item.description;
  const [least, most] = WORDS[type][band];
  const words = wordCount(text);
  if (words < least || words > most) messages.push(`${words} words, not ${least} to ${most}`);
  if (item.hints.length < HINTS[0] || item.hints.length > HINTS[1]) {
    messages.push(`${item.hints.length} hints, not ${HINTS[0]} to ${HINTS[1]}`);
  }
  if (new Set(item.hints).size < item.hints.length) messages.push('says a hint twice');
  for (const { place, text: prose } of proseOfItem(item)) {
    if (prose.trim() === '') messages.push(`${place} is empty`);
    if (prose !== prose.trim()) messages.push(`${place} has space at its edge`);
    if (band !== 'little' || place === 'goodAnswer') continue;
    for (const sentence of sentences(prose)) {
      const count = wordCount(sentence);
      if (count > LITTLE_SENTENCE_WORDS) {
        messages.push(`${place}: a sentence of ${count} words: ${sentence}`);
      }
    }
  }
  return messages;
}

function repeated(banks: readonly WrittenBank[], what: 'key' | 'title'): Finding[] {
  const owners = new Map<string, string>();
  return banks.flatMap((bank) =>
    bank.items.flatMap((item) => {
      const path = bankPath(bank);
      // A title may come again in another band, which another child meets.
      const name = what === 'key' ? item.key : `${bank.band} ${item.title.toLowerCase()}`;
      const known = owners.get(name);
      owners.set(name, known ?? `${path} ${item.key}`);
      return known === undefined
        ? []
        : [{ path, label: item.key, message: `its ${what} is also that of ${known}` }];
    }),
  );
}
