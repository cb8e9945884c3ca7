import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@lamplight/domain/profiles';
import type { AnswerEntry } from './read-answers.ts';

/**
 * What can be done or said, and the sentences it can stand in. `You can {}.` makes a harmful deed unsafe and a helpful one
 * good; `Never {}.` turns both round. So the words of a danger alone are never what is learned.
 */
const DEEDS = {
  harmful: { unsafe: ['affirm'], good: ['forbid', 'release', 'warn'] },
  helpful: { unsafe: ['forbid', 'release'], good: ['affirm'] },
  neutral: { unsafe: [], good: ['affirm', 'forbid', 'release'] },
  claim: { unsafe: ['assert'], good: ['deny'] },
} as const;

/** Sentences that each deed stands in, of each kind. */
const SENTENCES_OF_KIND = 4;

const isDeed = (group: string): group is keyof typeof DEEDS => Object.hasOwn(DEEDS, group);

/** `=group` and below it a line for each deed or sentence. */
function readGroups(file: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let group: string[] = [];
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/u)) {
    if (line.startsWith('=')) {
      group = [];
      groups.set(line.slice(1), group);
    } else if (line.trim() !== '') group.push(line.trim());
  }
  return groups;
}

/** The same ones each time: neighbouring deeds stand in different sentences. */
function composed(deed: string, at: number, frames: readonly string[]): string[] {
  const count = Math.min(SENTENCES_OF_KIND, frames.length);
  return Array.from({ length: count }, (_, step) => {
    const frame = frames[(at * SENTENCES_OF_KIND + step * 3) % frames.length] ?? '{}';
    const text = frame.replace('{}', deed);
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
}

/** Answers put together from `<language>/building-blocks.txt`. */
export function composeAnswers(folder: string): AnswerEntry[] {
  return LANGUAGES.flatMap((language) => {
    const groups = readGroups(join(folder, language, 'building-blocks.txt'));
    return [...groups].flatMap(([group, deeds]) => {
      if (!isDeed(group)) return [];
      const framesOf = (names: readonly string[]) =>
        names.flatMap((name) => groups.get(name) ?? []);
      const unsafe = framesOf(DEEDS[group].unsafe);
      const good = framesOf(DEEDS[group].good);
      return deeds.flatMap((deed, at) =>
        [
          ...composed(deed, at, unsafe).map((text) => ({ text, isUnsafe: true })),
          ...composed(deed, at, good).map((text) => ({ text, isUnsafe: false })),
        ].map((entry) => ({ ...entry, language, topic: 'composed' })),
      );
    });
  });
}
