import {
  CHALLENGE_DIFFICULTIES,
  type ChallengeBand,
  type ChallengeDifficulty,
  type ChallengeType,
} from '@lamplight/domain/challenges';
import { seededPick } from '@lamplight/domain/random';
import type { ChallengeItem } from './challenge-item.ts';
import { type Drawn, type Template, templateKey } from './generated.ts';
import { LOGIC_TEMPLATES, logicItem } from './logic/index.ts';
import { MATH_TEMPLATES, mathItem } from './math/index.ts';
import { writtenItems } from './written.ts';

/** What a child's next challenge of a type has to fit. */
export interface Wish {
  readonly type: ChallengeType;
  readonly band: ChallengeBand;
  readonly difficulty: ChallengeDifficulty;
  /** The child's week of the programme. */
  readonly week: number;
  /** Decides among equals. */
  readonly seed: string;
}

/** What a child has met. */
export interface Met {
  readonly keys: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
}

/** Tasks that are drawn while their title is one that the child knows. */
const TITLE_DRAWS = 40;
/** Tasks that are drawn until one is new, whatever its title. */
const DRAWS = 400;

/**
 * An item that the child has not met, as near to the wish as there is.
 * @returns null when a bank is used up
 */
export function chooseItem(wish: Wish, met: Met): ChallengeItem | null {
  switch (wish.type) {
    case 'math':
      return generate(MATH_TEMPLATES[wish.band], mathItem, wish, met);
    case 'logic':
      return generate(LOGIC_TEMPLATES[wish.band], logicItem, wish, met);
    default:
      return chooseWritten(wish, met);
  }
}

/** Whether there is anything new of a type for the child. */
export function hasMore(type: ChallengeType, band: ChallengeBand, met: Met): boolean {
  if (type === 'math' || type === 'logic') return true;
  return writtenItems(type, band).some(({ key }) => !met.keys.has(key));
}

/** Items of the child's week come first, unless their difficulty is far off. */
function chooseWritten(wish: Wish, { keys }: Met): ChallengeItem | null {
  const pick = seededPick(wish.seed);
  const unmet = pick.some(writtenItems(wish.type, wish.band).filter(({ key }) => !keys.has(key)));
  const distance = (item: ChallengeItem) =>
    2 * steps(item.difficulty, wish.difficulty) + (item.week === wish.week ? 0 : 3);
  return unmet.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

type Make<T> = (band: ChallengeBand, template: T, seed: string) => ChallengeItem;

/** The kinds of task that the child has met least come first among those of the right difficulty. */
function generate<T extends Template<Drawn>>(
  templates: readonly T[],
  make: Make<T>,
  { type, band, difficulty, seed }: Wish,
  { keys, titles }: Met,
): ChallengeItem | null {
  const times = (template: T) => {
    const start = templateKey(type, band, template);
    return [...keys].filter((key) => key.startsWith(start)).length;
  };
  const ordered = seededPick(seed)
    .some(templates)
    .map((template) => ({
      template,
      off: steps(template.difficulty, difficulty),
      met: times(template),
    }))
    .toSorted((a, b) => a.off - b.off || a.met - b.met)
    .map(({ template }) => template);
  for (const template of ordered) {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const item = make(band, template, `${seed} ${draw}`);
      if (keys.has(item.key)) continue;
      if (titles.has(item.title) && draw < TITLE_DRAWS) continue;
      return item;
    }
  }
  return null;
}

function steps(a: ChallengeDifficulty, b: ChallengeDifficulty): number {
  return Math.abs(CHALLENGE_DIFFICULTIES.indexOf(a) - CHALLENGE_DIFFICULTIES.indexOf(b));
}
