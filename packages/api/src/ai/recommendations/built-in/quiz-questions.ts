import { type LeveledItem, quizBank, toQuestion } from '@lamplight/content/quizzes';
import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import type { Observation, SkillSubject } from '@lamplight/domain/mastery';
import { chooseQuestions, type MetQuestion } from '@lamplight/domain/quizzes';
import type { AdaptationLevel, WorkedExample } from '@lamplight/domain/recommendations';
import type { ActivityWish, MadeQuestion } from '../activity-maker.ts';

/** Bands between the child's own and that of the questions. */
const STEPS: Readonly<Record<AdaptationLevel, number>> = {
  beginner: -1,
  intermediate: 0,
  advanced: 1,
};

/** The band whose questions suit a level; the own one where there is none beside it. */
function bandFor(band: ContentBand, level: AdaptationLevel): ContentBand {
  return CONTENT_BANDS[CONTENT_BANDS.indexOf(band) + STEPS[level]] ?? band;
}

/** The questions of a topic that are easier or harder than the band's own, where there are any. */
export async function topicBank(
  subject: SkillSubject,
  topic: string,
  band: ContentBand,
  level: AdaptationLevel,
): Promise<LeveledItem[]> {
  const bank = await quizBank(subject, bandFor(band, level));
  return bank.filter((item) => item.topic === topic);
}

/**
 * Questions of a topic at a level. Where it is hard, easier ones come first and those that went wrong before follow.
 * @param count how many are wished for; fewer only where the bank holds fewer
 */
export async function topicQuestions(
  subject: SkillSubject,
  topic: string,
  wish: ActivityWish,
  count: number,
): Promise<{ questions: MadeQuestion[]; example: WorkedExample | null }> {
  const met = metQuestions(wish.observations);
  const own = await topicBank(subject, topic, wish.band, 'intermediate');
  const atLevel = await topicBank(subject, topic, wish.band, wish.level);
  const missed = own.filter(({ id }) => met.some((each) => each.itemId === id && !each.correct));
  const reviewed = wish.level === 'beginner' ? missed.slice(0, Math.floor(count / 2)) : [];
  const first = chooseQuestions(without(atLevel, reviewed), { met, seed: wish.seed });
  const chosen = unique([
    ...first.slice(0, count - reviewed.length),
    ...reviewed,
    ...first,
    ...own,
  ]);
  const asked = chosen.slice(0, count);
  const shown = without(atLevel.length > count ? atLevel : own, asked);
  return {
    questions: asked.map((item) => toMadeQuestion(item, wish.seed)),
    example:
      shown[0] === undefined
        ? null
        : toExample(chooseQuestions(shown, { met, seed: wish.seed })[0] ?? shown[0]),
  };
}

/** An item of a bank as an activity asks it. */
export function toMadeQuestion(item: LeveledItem, seed: string): MadeQuestion {
  const { question, options, correctIndex, explanation, picture, topic, id } = toQuestion(
    item,
    seed,
  );
  const subject = id.split('-')[0] as SkillSubject;
  return {
    question,
    options,
    correctAnswer: options[correctIndex] ?? '',
    explanation,
    picture: picture === null ? null : { name: picture, of: `quiz-${subject}` },
    mathPicture: null,
    evidence: { skill: `topic:${subject}:${topic}`, item: id },
  };
}

function toExample({ question, options, answer, explanation }: LeveledItem): WorkedExample {
  return { question, answer: options[answer] ?? '', steps: [explanation], mathPicture: null };
}

/** What was answered, as the choosing of questions reads it: the newest answer to each. */
export function metQuestions(observations: readonly Observation[]): MetQuestion[] {
  const newest = observations.toSorted((a, b) => a.at - b.at);
  const byItem = new Map(
    newest.map(({ item, correct, at }) => [item, { itemId: item, correct, at }]),
  );
  return [...byItem.values()];
}

function without(items: readonly LeveledItem[], left: readonly LeveledItem[]): LeveledItem[] {
  return items.filter((item) => !left.includes(item));
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
