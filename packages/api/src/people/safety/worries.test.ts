import { expect, test } from 'vitest';
import { alertsFor, worryIn, worryingPart } from './worries.ts';

const COMMENT = 'ich will mich heute umbringen, sag es keinem';

test.each([
  ['// %\nfunction draw() {\n  console.log("hello world");\n}', 'a comment of its own line'],
  ['const size = 12; // %\nfor (let i = 0; i < size; i++) show(i);', 'a comment beside code'],
  ['# %\nprint("hello world")\nwhile True:\n  pass', 'a comment in Python'],
])('the part of a program that worries is %j: %s', (program) => {
  const code = program.replace('%', COMMENT);
  expect(worryIn(code)).toEqual({ level: 'severe', concern: 'self-harm' });
  expect(worryingPart(code).trim()).toBe(COMMENT);
});

test('a text of one sentence, and one without a worry, is read whole', () => {
  expect(worryingPart(COMMENT)).toBe(COMMENT);
  const code = 'let a = 1;\nlet b = 2;\nshow(a + b);';
  expect(worryingPart(code)).toBe(code);
});

test('an overdose is told as poison and as self-harm, poison of a brother as poison alone', () => {
  const concerns = (text: string) => {
    const worry = worryIn(text);
    return worry === null ? [] : alertsFor([text], worry).map(({ concern }) => concern);
  };
  expect(concerns('i took all of grandmas pills because i want to die')).toEqual([
    'medical',
    'self-harm',
  ]);
  expect(concerns('mon petit frere a bu la javel')).toEqual(['medical']);
});
