import { seededPick } from '@lamplight/domain/random';
import type { PooledQuestion, RoomWish } from './wish.ts';

/**
 * The questions of a game from a pool: those of the wished topic before others, and of each those that were not played
 * lately before those that were. Never one twice, never two of a family while another family is left, topics and kinds
 * as various as can be; the seed decides among equals.
 * @returns fewer than wished only where the pool holds fewer
 */
export function chooseQuestions<Q extends PooledQuestion>(
  pool: readonly Q[],
  { topic, seed, count, avoid = [] }: Pick<RoomWish, 'topic' | 'seed' | 'count' | 'avoid'>,
): Q[] {
  const pick = seededPick(seed);
  const played = new Set(avoid);
  const tier = ({ question }: Q): number =>
    (topic === undefined || question.topic === topic ? 0 : 2) + (played.has(question.id) ? 1 : 0);
  const tiers = Map.groupBy(pick.some(pool), tier);
  const choice = new Choice<Q>(count);
  for (const rank of [0, 1, 2, 3]) choice.fillFrom(tiers.get(rank) ?? []);
  return pick.some(choice.chosen);
}

/** The questions that were chosen so far, and how often each topic, kind and family is among them. */
class Choice<Q extends PooledQuestion> {
  readonly chosen: Q[] = [];
  readonly #wanted: number;
  readonly #times = new Map<string, number>();

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  /** Adds questions, already in a chosen order, until there are enough or none is left. */
  fillFrom(questions: readonly Q[]): void {
    const byTopic = Map.groupBy(questions, ({ question }) => question.topic ?? '');
    while (this.chosen.length < this.#wanted && byTopic.size > 0) {
      const next = this.#next(byTopic);
      if (next === undefined) return;
      this.chosen.push(next);
      for (const name of [`topic ${topicOf(next)}`, `kind ${next.kind}`, `family ${next.family}`]) {
        this.#times.set(name, this.#count(name) + 1);
      }
      const left = byTopic.get(topicOf(next))?.filter((one) => one !== next) ?? [];
      if (left.length > 0) byTopic.set(topicOf(next), left);
      else byTopic.delete(topicOf(next));
    }
  }

  /** One of the topic that came least often, unless only families that came already are left of it. */
  #next(byTopic: ReadonlyMap<string, readonly Q[]>): Q | undefined {
    const topics = [...byTopic.keys()].sort(
      (a, b) => this.#count(`topic ${a}`) - this.#count(`topic ${b}`),
    );
    let second: Q | undefined;
    for (const topic of topics) {
      const best = this.#rarest(byTopic.get(topic) ?? []);
      if (best !== undefined && this.#count(`family ${best.family}`) === 0) return best;
      second ??= best;
    }
    return second;
  }

  /** The first of those whose family, and then whose kind, came least often. */
  #rarest(questions: readonly Q[]): Q | undefined {
    let rarest: Q | undefined;
    let least = Infinity;
    for (const one of questions) {
      const times = 1000 * this.#count(`family ${one.family}`) + this.#count(`kind ${one.kind}`);
      if (times < least) [rarest, least] = [one, times];
    }
    return rarest;
  }

  #count(name: string): number {
    return this.#times.get(name) ?? 0;
  }
}

function topicOf({ question }: PooledQuestion): string {
  return question.topic ?? '';
}
