import type { ChallengeBand, ChallengeDifficulty } from '@lamplight/domain/challenges';
import { hashOf, type Pick, seededPick } from '@lamplight/domain/random';

/** What every draw has: `parts` say what was drawn, so that equal tasks have one key. */
export interface Drawn {
  readonly parts: readonly (string | number)[];
  readonly hints: readonly string[];
  readonly answer: string | number;
}

/** One kind of task, from which many are drawn. */
export interface Template<D extends Drawn> {
  /** A slug, once in its type and band. */
  readonly id: string;
  readonly difficulty: ChallengeDifficulty;
  draw(pick: Pick): D;
}

/** Draws until the hints give nothing away, at most this often. */
const DRAWS = 200;

/**
 * Draws a task from a seed.
 * @throws RangeError when its hints keep naming the answer: the template is at fault
 */
export function drawFrom<D extends Drawn>(template: Template<D>, seed: string): D {
  const pick = seededPick(`${template.id} ${seed}`);
  for (let count = 0; count < DRAWS; count += 1) {
    const drawn = template.draw(pick);
    if (!drawn.hints.some((hint) => names(hint, drawn.answer))) return drawn;
  }
  throw new RangeError(`the hints of ${template.id} give the answer away`);
}

/** Whether a text holds the answer as a word or number of its own. */
export function names(text: string, answer: string | number): boolean {
  const words: readonly string[] = text.toLowerCase().match(/−?[\p{L}\p{N}.]*[\p{L}\p{N}]/gu) ?? [];
  return words.includes(String(answer).replace('-', '−').toLowerCase());
}

/** Longest list of parts that stands in a key as it is, in characters. */
const LONGEST_PARTS = 60;

/** A short name for a long text. */
function digest(text: string): string {
  return [hashOf(text), hashOf(text, 0x9e3779b9)].map((hash) => hash.toString(36)).join('');
}

/** The key of a drawn task. */
export function keyOf(
  type: string,
  band: ChallengeBand,
  template: Template<Drawn>,
  { parts }: Drawn,
): string {
  const all = parts.join('-').toLowerCase().replaceAll(' ', '-');
  const drawn = all.length > LONGEST_PARTS ? digest(all) : all;
  return `${templateKey(type, band, template)}${drawn}`;
}

/** What the keys of all tasks of a template begin with. */
export function templateKey(type: string, band: ChallengeBand, { id }: { id: string }): string {
  return `${type}-${band}-${id}:`;
}
