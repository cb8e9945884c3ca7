import { CONTENT_BANDS } from '@lamplight/domain/age';
import {
  type MetQuestion,
  QUIZ_LENGTH,
  QUIZ_LEVELS,
  QUIZ_SUBJECTS,
} from '@lamplight/domain/quizzes';
import { describe, expect, it } from 'vitest';
import { LEAST_QUESTIONS } from '../checks/quizzes/structure.ts';
import { buildQuiz, quizBank, toQuestion } from './index.ts';

const FILES = QUIZ_SUBJECTS.flatMap((subject) =>
  CONTENT_BANDS.map((band) => [subject, band] as const),
);

describe.each(FILES)('the bank of %s for %s', (subject, band) => {
  it('is large enough', async () => {
    const bank = await quizBank(subject, band);
    expect(bank.length).toBeGreaterThanOrEqual(LEAST_QUESTIONS.quizzes);
  });

  it('has enough questions of each level for a child to stay at it', async () => {
    const bank = await quizBank(subject, band);
    for (const level of QUIZ_LEVELS) {
      const count = bank.filter((item) => item.level === level).length;
      expect(count).toBeGreaterThanOrEqual(2 * QUIZ_LENGTH);
    }
  });

  it('asks everything once before it asks anything again', async () => {
    const bank = await quizBank(subject, band);
    const met: MetQuestion[] = [];
    const seen = new Set<string>();
    for (let number = 0; seen.size < bank.length; number += 1) {
      const seed = `${subject}-${band}-${number}`;
      const { questions } = await buildQuiz({ subject, band, seed, met });
      expect(new Set(questions.map(({ id }) => id)).size).toBe(QUIZ_LENGTH);
      const fresh = questions.filter(({ id }) => !seen.has(id));
      expect(fresh).toHaveLength(Math.min(QUIZ_LENGTH, bank.length - seen.size));
      for (const { id } of questions) {
        seen.add(id);
        met.push({ itemId: id, correct: true, at: number });
      }
    }
  });
});

it.each([
  ['math-ad-017', '$\\frac{x + y}{xy}$'],
  ['math-ad-041', 'the cone has a third'],
])('%s counts “%s” as right, which it once did not', async (id, right) => {
  const item = (await quizBank('math', 'advanced')).find((each) => each.id === id);
  expect(item?.options[item.answer]).toBe(right);
});

describe('a quiz', () => {
  it('keeps the right option right, wherever it stands', async () => {
    const bank = await quizBank('science', 'elementary');
    const places = [0, 0, 0, 0];
    for (const item of bank) {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const question = toQuestion(item, seed);
        expect(question.options[question.correctIndex]).toBe(item.options[item.answer]);
        expect(question.options.toSorted()).toEqual([...item.options].sort());
        places[question.correctIndex] = (places[question.correctIndex] ?? 0) + 1;
      }
    }
    const even = (6 * bank.length) / 4;
    for (const count of places) expect(Math.abs(count - even) / even).toBeLessThan(0.3);
  });

  it('begins with a wished topic, fills up with others, and is the same for a seed', async () => {
    const plan = { subject: 'math', band: 'elementary', seed: 'one', met: [] } as const;
    const wished = await buildQuiz({ ...plan, topic: 'geometry' });
    expect(wished.questions.every(({ topic }) => topic === 'geometry')).toBe(true);
    const ofTopic = (await quizBank('math', 'elementary')).filter(
      ({ topic }) => topic === 'geometry',
    );
    const met = ofTopic.map(({ id }) => ({ itemId: id, correct: true, at: 1 })).slice(2);
    const filled = await buildQuiz({ ...plan, met, topic: 'geometry' });
    expect(filled.questions.filter(({ topic }) => topic === 'geometry')).toHaveLength(2);
    expect(filled.questions).toHaveLength(QUIZ_LENGTH);
    expect(await buildQuiz(plan)).toEqual(await buildQuiz({ ...plan, topic: 'no such topic' }));
  });
});
