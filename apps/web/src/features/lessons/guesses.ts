import { type LessonDetail, parseContent } from '@lamplight/domain/lessons';

/** Kinds of acts that ask for a guess before the telling. */
const GUESSES: readonly string[] = ['predict', 'slide'];

/**
 * The guesses of a lesson that must be asked before the telling goes on: by the block of the content before which each
 * stands, the indexes of the acts. A guess after the last block has nothing to come before.
 */
export function guessesByBlock({
  content,
  play,
  acts,
}: Pick<LessonDetail, 'content' | 'play' | 'acts'>): ReadonlyMap<number, readonly number[]> {
  const blocks = parseContent(content).length;
  const found = new Map<number, number[]>();
  let told = 0;
  for (const part of play) {
    if (part.kind === 'words') told = part.to;
    if (part.kind !== 'act' || told >= blocks) continue;
    if (GUESSES.includes(acts[part.act]?.act.kind ?? '')) {
      found.set(told, [...(found.get(told) ?? []), part.act]);
    }
  }
  return found;
}
