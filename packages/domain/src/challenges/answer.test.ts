import { describe, expect, test } from 'vitest';
import { isCorrectAnswer, isEmptyAnswer, writtenNumber } from './answer.ts';

describe('a math answer', () => {
  test.each([
    ['7', true],
    [' 7 ', true],
    ['7.0', true],
    ['x = 7', true],
    ['7.01', true],
    ['6.99', true],
    ['7.011', false],
    ['6.98', false],
    ['8', false],
    ['seven', false],
    ['', false],
  ])('of "%s", where 7 is expected, is correct: %s', (answer, correct) => {
    expect(isCorrectAnswer({ type: 'math', correctAnswer: 7 }, answer)).toBe(correct);
  });
});

describe('a number is read as children write it', () => {
  test.each([
    ['-3', -3],
    ['−3', -3],
    ['1,250', 1250],
    ['1,250.5', 1250.5],
    ['2,5', 2.5],
    ['.5', 0.5],
    ['3/4', 0.75],
    ['3 ⁄ 4', 0.75],
    ['3/0', null],
    ['three', null],
    ['', null],
  ])('"%s" is %s', (text, number) => {
    expect(writtenNumber(text)).toBe(number);
  });
});

describe('an open answer', () => {
  test.each([
    ['reading', '12345678901', true],
    ['reading', '1234567890', false],
    ['reading', '  1234567890  ', false],
    ['science', '123456', true],
    ['science', '12345', false],
  ] as const)('to %s of "%s" is correct: %s', (type, answer, correct) => {
    expect(isCorrectAnswer({ type, correctAnswer: 'open' }, answer)).toBe(correct);
  });

  test('to something creative always counts, unless it is empty', () => {
    expect(isCorrectAnswer({ type: 'creative', correctAnswer: null }, 'I')).toBe(true);
    expect(isCorrectAnswer({ type: 'creative', correctAnswer: null }, '   ')).toBe(false);
  });
});

describe('a logic answer', () => {
  test.each([
    ['Ruth', 'Ruth', true],
    ['Ruth', ' ruth. ', true],
    ['Blue Tent', 'blue-tent', true],
    ['Zoé', 'zoe', true],
    ['Ruth', 'Naomi', false],
    [42, '42', true],
    [42, ' 42 ', true],
    [42, '24', false],
    [472, '4 7 2', true],
  ])('where %s is expected, "%s" is correct: %s', (correctAnswer, answer, correct) => {
    expect(isCorrectAnswer({ type: 'logic', correctAnswer }, answer)).toBe(correct);
  });
});

test('an answer of white space is empty, a single letter is not', () => {
  expect(isEmptyAnswer(' \n')).toBe(true);
  expect(isEmptyAnswer('a')).toBe(false);
});
