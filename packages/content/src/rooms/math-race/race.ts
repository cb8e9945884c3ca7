import type { ContentBand } from '@lamplight/domain/age';
import { CONTENT_DIFFICULTIES } from '@lamplight/domain/content-filter';
import type { MathProblem } from '@lamplight/domain/math-games';
import type { ChoiceQuestion } from '@lamplight/domain/multiplayer';
import { type Pick, seededPick } from '@lamplight/domain/random';
import { drawProblem, type MathTemplate } from '../../math-problems/index.ts';
import { topicName } from '../topic-names.ts';
import type { RoomWish } from '../wish.ts';
import { printedProblem } from './printed-problem.ts';
import { BAND_GRADES, gradeTemplates, raceTemplates } from './templates.ts';

/** The levels of the arena whose numbers a race begins and ends with. */
const LEVELS: Readonly<Record<ContentBand, readonly [first: number, last: number]>> = {
  kindergarten: [1, 4],
  elementary: [1, 7],
  intermediate: [2, 8],
  advanced: [2, 8],
};

/** Draws from one template before it is given up: those with small numbers soon repeat themselves. */
const DRAWS = 12;

/** Options of a question for those who are learning to read. */
const YOUNG_OPTIONS = 3;

type RaceWish = Omit<RoomWish, 'gameType'>;

/**
 * The problems of a race, from easy to hard: over the grades of the band and with growing numbers, from templates
 * spread over the areas. Their texts are in plain letters.
 * @returns fewer than wished only where the templates of the band know no more
 */
export function raceQuestions(wish: RaceWish): ChoiceQuestion[] {
  const race = new Race(wish);
  const ofTopic = (templates: readonly MathTemplate[]) =>
    wish.topic === undefined ? templates : templates.filter(({ area }) => area === wish.topic);
  const whole = raceTemplates(wish.band);
  for (let place = 0; place < wish.count; place += 1) {
    const grade = gradeAt(wish.band, place, wish.count);
    // An area of few grades gets help from the rest of the band, and then from other areas.
    const added =
      race.add(place, ofTopic(gradeTemplates(grade))) ||
      race.add(place, ofTopic(whole)) ||
      race.add(place, whole);
    if (!added) race.addPlayed(place, whole);
  }
  return race.fromEasyToHard();
}

/** The grade that a place of the race is for: all grades of the band get equally many. */
function gradeAt(band: ContentBand, place: number, count: number): number {
  const [least, most] = BAND_GRADES[band];
  return least + Math.floor((place * (most - least + 1)) / count);
}

/** The problems that were drawn so far. */
class Race {
  readonly #wish: RaceWish;
  readonly #pick: Pick;
  readonly #played: ReadonlySet<string>;
  readonly #drawn: { readonly question: ChoiceQuestion; readonly hardness: number }[] = [];
  readonly #texts = new Set<string>();
  readonly #times = new Map<string, number>();

  constructor(wish: RaceWish) {
    this.#wish = wish;
    this.#pick = seededPick(`race ${wish.seed}`);
    this.#played = new Set(wish.avoid);
  }

  /** Adds a new problem from one of the templates that came least often; false where they know no new one. */
  add(place: number, templates: readonly MathTemplate[], played = this.#played): boolean {
    for (const template of this.#rarestFirst(templates)) {
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const seed = `${this.#wish.seed} ${place} ${draw}`;
        const problem = drawProblem(template, seed, this.#level(place));
        const question = toRoomQuestion(problem, this.#wish.band, this.#pick);
        if (question === null || played.has(question.id)) continue;
        if (this.#texts.has(question.text)) continue;
        this.#keep(template, question);
        return true;
      }
    }
    return false;
  }

  /** Like `add`, where only problems are left that were played lately. */
  addPlayed(place: number, templates: readonly MathTemplate[]): boolean {
    return this.add(place, templates, new Set());
  }

  fromEasyToHard(): ChoiceQuestion[] {
    return this.#drawn.toSorted((a, b) => a.hardness - b.hardness).map(({ question }) => question);
  }

  #keep(template: MathTemplate, question: ChoiceQuestion): void {
    const hardness = CONTENT_DIFFICULTIES.indexOf(template.difficulty);
    this.#drawn.push({ question, hardness });
    this.#texts.add(question.text);
    for (const name of [template.id, template.area]) this.#times.set(name, this.#count(name) + 1);
  }

  #rarestFirst(templates: readonly MathTemplate[]): MathTemplate[] {
    return this.#pick
      .some(templates)
      .map((template) => {
        const times = 100 * this.#count(template.id) + this.#count(template.area);
        return { template, times };
      })
      .sort((a, b) => a.times - b.times)
      .map(({ template }) => template);
  }

  #level(place: number): number {
    const [first, last] = LEVELS[this.#wish.band];
    return first + Math.floor((place * (last - first + 1)) / this.#wish.count);
  }

  #count(name: string): number {
    return this.#times.get(name) ?? 0;
  }
}

/** The problem as rooms ask it; null where it cannot be printed in plain letters. */
function toRoomQuestion(
  problem: MathProblem,
  band: ContentBand,
  pick: Pick,
): ChoiceQuestion | null {
  const printed = printedProblem(problem);
  if (printed === null) return null;
  const places = [...printed.options.keys()];
  const wrong = places.filter((place) => place !== problem.answer);
  const left =
    band === 'kindergarten'
      ? new Set([problem.answer, ...pick.some(wrong, YOUNG_OPTIONS - 1)])
      : new Set(places);
  const shown = places.filter((place) => left.has(place));
  return {
    kind: 'choice',
    id: `math-${problem.key}`,
    text: printed.question,
    category: topicName(problem.area),
    options: shown.map((place) => printed.options[place] ?? ''),
    correct: shown.indexOf(problem.answer),
    explanation: printed.explanation,
    subject: 'math',
    topic: problem.area,
    reference: null,
    picture: null,
  };
}
