import { drawProblem, MATH_PROBLEM_TEMPLATES } from '@lamplight/content/math-problems';
import type { Db } from '@lamplight/db';
import { type AskedQuestion, hardest, type QuestionAnalytics } from '@lamplight/domain/analytics';
import { MATH_AREAS } from '@lamplight/domain/math-games';
import { answerFrame, answerText, readAnswer } from '@lamplight/domain/questions';
import { QUIZ_SUBJECTS } from '@lamplight/domain/quizzes';
import { findBankItem } from '../quizzes/bank-item.ts';
import type { Wanted } from './first-answers.ts';
import { inBatches } from './in-batches.ts';
import { type CheckAnswers, lessonTitle } from './lesson-analytics.ts';
import {
  findGameMistakes,
  findGameQuestions,
  findGameTallies,
  findMathTallies,
  findMisconceptions,
  findQuizMistakes,
  findQuizTallies,
} from './questions.repository.ts';

/** How a wrong answer is written: in the words of the question alone. */
const PLAIN_WORDS = { truths: ['', ''], number: String } as const;

/** A mistake that was made once may have been a slip. */
const LEAST_TIMES = 2;

/** What was chosen wrongly most often; null where nothing was more than once. */
function commonest(counts: ReadonlyMap<string, number>): QuestionAnalytics['mistake'] {
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first === undefined || first[1] < LEAST_TIMES ? null : { text: first[0], count: first[1] };
}

/** Counts of the same key added up. */
function summed<Row extends { readonly count: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count);
  return counts;
}

/** Rows of the same question put together; children of different rows are different ones. */
function mergedBy<Row extends AskedQuestion>(rows: readonly Row[], keyOf: (row: Row) => string) {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((same) => {
    const [first] = same;
    const sum = (of: (row: Row) => number) => same.reduce((all, row) => all + of(row), 0);
    if (first === undefined) return [];
    const tally = { answers: sum((row) => row.answers), right: sum((row) => row.right) };
    return [{ ...first, ...tally, children: sum((row) => row.children) }];
  });
}

const shareOf = ({ right, answers }: AskedQuestion) => right / answers;

/** The questions of lessons that were hardest for a class. */
export function hardestChecks(checks: readonly CheckAnswers[]): QuestionAnalytics[] {
  return hardest(checks).map((asked) => {
    const { lessonId, band, questionIndex, check, answers, right, children } = asked;
    const options = [...asked.mistakes].map(
      ([choice, count]) => [check.options[choice] ?? '', count] as const,
    );
    return {
      source: 'lesson',
      key: `${lessonId}-${band}-${questionIndex}`,
      text: check.question,
      ...{ place: lessonTitle(lessonId), skill: null, answers, right, children },
      shareRight: shareOf(asked),
      mistake: commonest(new Map(options)),
    };
  });
}

/** The questions of the quizzes that were hardest for a class. */
export async function hardestQuizItems(db: Db, wanted: Wanted): Promise<QuestionAnalytics[]> {
  const { userIds, ...time } = wanted;
  const tallies = await inBatches(userIds, (ids) => findQuizTallies(db, { userIds: ids, ...time }));
  const mistakes = await inBatches(userIds, (ids) =>
    findQuizMistakes(db, { userIds: ids, ...time }),
  );
  const byItem = Map.groupBy(mistakes, ({ itemId }) => itemId);
  const found: QuestionAnalytics[] = [];
  for (const asked of hardest(mergedBy(tallies, ({ itemId }) => itemId))) {
    const subject = QUIZ_SUBJECTS.find((name) => name === asked.subject);
    const item = subject && (await findBankItem(subject, asked.itemId));
    if (subject === undefined || item === undefined) continue;
    const chosen = summed(
      byItem.get(asked.itemId) ?? [],
      ({ choice }) => item.options[choice] ?? '',
    );
    found.push({
      ...{ source: 'quiz', key: item.id, text: item.question, place: '' },
      skill: `topic:${subject}:${item.topic}`,
      ...{ answers: asked.answers, right: asked.right, children: asked.children },
      ...{ shareRight: shareOf(asked), mistake: commonest(chosen) },
    });
  }
  return found;
}

/** Always the same example of a kind of problem, of numbers in the middle. */
const EXAMPLE = { seed: 'example', level: 3 } as const;

/** The kinds of problems of the arena that were hardest for a class, with the thought behind most mistakes. */
export async function hardestProblems(db: Db, wanted: Wanted): Promise<QuestionAnalytics[]> {
  const { userIds, ...time } = wanted;
  const tallies = await inBatches(userIds, (ids) => findMathTallies(db, { userIds: ids, ...time }));
  const thoughts = await inBatches(userIds, (ids) =>
    findMisconceptions(db, { userIds: ids, ...time }),
  );
  const byTemplate = Map.groupBy(thoughts, ({ template }) => template);
  return hardest(mergedBy(tallies, ({ template }) => template)).flatMap((asked) => {
    const template = MATH_PROBLEM_TEMPLATES.find(({ id }) => id === asked.template);
    const area = MATH_AREAS.find((name) => name === asked.area);
    if (template === undefined || area === undefined) return [];
    const met = summed(byTemplate.get(template.id) ?? [], ({ misconception }) => misconception);
    return [
      {
        ...{ source: 'math' as const, key: template.id },
        text: drawProblem(template, EXAMPLE.seed, EXAMPLE.level).question,
        ...{ place: '', skill: `math:${area}` as const },
        ...{ answers: asked.answers, right: asked.right, children: asked.children },
        ...{ shareRight: shareOf(asked), mistake: commonest(met) },
      },
    ];
  });
}

/** The questions of live games that were hardest for a class. */
export async function hardestGameQuestions(db: Db, wanted: Wanted): Promise<QuestionAnalytics[]> {
  const { userIds, ...time } = wanted;
  const rows = await inBatches(userIds, (ids) => findGameTallies(db, { userIds: ids, ...time }));
  const wrong = await inBatches(userIds, (ids) => findGameMistakes(db, { userIds: ids, ...time }));
  const placeOf = ({ gameId, place }: { gameId: number; place: number }) => `${gameId}/${place}`;
  // A child answers a question once in a game.
  const tallies = mergedBy(
    rows.map(({ userIds: who, ...row }) => ({ ...row, children: who.length })),
    placeOf,
  );
  const whoAt = Map.groupBy(rows, placeOf);
  const gameIds = [...new Set(tallies.map(({ gameId }) => gameId))];
  const questions = await inBatches(gameIds, (ids) => findGameQuestions(db, ids));
  const questionAt = new Map(questions.map((asked) => [placeOf(asked), asked.question]));
  const wrongAt = Map.groupBy(wrong, placeOf);
  const asked = tallies.flatMap((tally) => {
    const question = questionAt.get(placeOf(tally));
    return question === undefined ? [] : [{ ...tally, question }];
  });
  // The same question may come up in several games, and the same child may meet it in each.
  const merged = [...Map.groupBy(asked, ({ question }) => question.id).values()].map((same) => ({
    same,
    question: same[0]?.question,
    answers: same.reduce((sum, { answers }) => sum + answers, 0),
    right: same.reduce((sum, { right }) => sum + right, 0),
    children: new Set(
      same.flatMap((one) => whoAt.get(placeOf(one)) ?? []).flatMap((row) => row.userIds),
    ).size,
  }));
  return hardest(merged).flatMap(({ same, question, ...tally }) => {
    if (question === undefined) return [];
    const chosen = new Map<string, number>();
    for (const { question: played, ...place } of same) {
      // Who is wrong about what is true or false said the other.
      if (played.kind === 'true-false') continue;
      for (const { answer, count } of wrongAt.get(placeOf(place)) ?? []) {
        const text = answerText(answerFrame(played), readAnswer(answer), PLAIN_WORDS);
        chosen.set(text, (chosen.get(text) ?? 0) + count);
      }
    }
    return [
      {
        ...{ source: 'room' as const, key: question.id, text: question.text },
        ...{ place: question.category, skill: null, ...tally },
        ...{ shareRight: shareOf(tally), mistake: commonest(chosen) },
      },
    ];
  });
}
