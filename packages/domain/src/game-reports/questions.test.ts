import { describe, expect, test } from 'vitest';
import type { PlayedAnswer } from './missed.ts';
import { reportQuestions } from './questions.ts';

const question = (place: number) => ({
  place,
  question: {
    id: `q-${place}`,
    kind: 'choice' as const,
    text: `Question ${place}?`,
    category: 'Parables',
    options: ['Seed', 'Bread', 'Sheep'],
    correct: 1,
    explanation: 'Because.',
    subject: 'bible',
    topic: 'parables',
    reference: null,
    picture: null,
  },
});

/** The choices of children for a question, with how many seconds each took. */
const answersTo = (place: number, choices: [choice: number, seconds: number][]): PlayedAnswer[] =>
  choices.map(([choice, seconds], userId) => ({
    ...{ userId, place, answer: choice, correct: choice === 1 },
    ...{ millis: seconds * 1000, answeredAt: place * 60_000 + seconds * 1000 },
  }));

describe('the questions of a report', () => {
  const answers = [
    ...answersTo(0, [
      [1, 2],
      [1, 3],
      [0, 10],
      [1, 4],
    ]),
    ...answersTo(1, [
      [0, 2],
      [2, 3.26],
      [1, 9],
    ]),
    ...answersTo(3, [
      [1, 5],
      [1, 5],
    ]),
  ];
  const report = reportQuestions([0, 1, 2, 3, 4].map(question), answers);

  test('come hardest first; one that nobody answered is the hardest', () => {
    expect(report.map(({ place }) => place)).toEqual([2, 1, 0, 3]);
    expect(report.map(({ shareRight }) => shareRight)).toEqual([null, 1 / 3, 0.75, 1]);
  });

  test('say how many chose each option and which one is right', () => {
    expect(report[1]?.options).toEqual([
      { text: 'Seed', correct: false, count: 1 },
      { text: 'Bread', correct: true, count: 1 },
      { text: 'Sheep', correct: false, count: 1 },
    ]);
    expect(report[1]).toMatchObject({ answers: 3, right: 1, text: 'Question 1?' });
  });

  test.each([
    ['of none', 2, null],
    ['of an odd number', 1, 3.3],
    ['of an even number', 0, 3.5],
  ])('carry the middle of the times: %s', (_, place, seconds) => {
    expect(report.find((each) => each.place === place)?.medianSeconds).toBe(seconds);
  });

  test('leave out what was never asked', () => {
    expect(report.some(({ place }) => place === 4)).toBe(false);
    expect(reportQuestions([question(0)], [])).toEqual([]);
  });

  test('are equally hard by their share, then by the time they took, then in their order', () => {
    const even = [...answersTo(0, [[1, 2]]), ...answersTo(1, [[1, 8]]), ...answersTo(2, [[1, 2]])];
    const places = reportQuestions([2, 1, 0].map(question), even).map(({ place }) => place);
    expect(places).toEqual([1, 0, 2]);
  });
});

test('what was typed or put in order is told by how many gave it, whatever its letters', () => {
  const word = {
    ...question(0).question,
    ...{ kind: 'word' as const, options: [], accepted: ['Noah'] },
  };
  const typed = ['Noah', ' noah', 'Moses', 'NOAH'];
  const answers = typed.map((answer, userId) => ({
    ...{ userId, place: 0, answer, correct: answer !== 'Moses' },
    ...{ millis: 1000, answeredAt: 1000 },
  }));
  expect(reportQuestions([{ place: 0, question: word }], answers)).toMatchObject([
    {
      ...{ kind: 'word', options: [], correct: 'Noah' },
      given: [
        { answer: 'Noah', correct: true, count: 3 },
        { answer: 'Moses', correct: false, count: 1 },
      ],
    },
  ]);
});
