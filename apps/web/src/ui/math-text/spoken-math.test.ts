import { drawProblem, MATH_PROBLEM_TEMPLATES } from '@lamplight/content/math-problems';
import { quizBank } from '@lamplight/content/quizzes';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { textStretches } from '@lamplight/domain/math-games';
import { QUIZ_SUBJECTS } from '@lamplight/domain/quizzes';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { spokenMath } from './spoken-math.ts';

describe('a formula is read as a teacher would say it', () => {
  test.each([
    ['What is $3 + 4$?', 'What is 3 plus 4?'],
    ['$2 + \\square = 8$', '2 plus blank equals 8'],
    ['$12 - 5$', '12 minus 5'],
    ['$-3 \\times (-4)$', 'negative 3 times (negative 4)'],
    ['$3{,}200$ steps', '3,200 steps'],
    ['$\\$3.50$ a cup', '$3.50 a cup'],
    ['$31\\ \\mathrm{cents}$', '31 cents'],
    ['$30\\ \\mathrm{cm^2}$', '30 square centimeters'],
    ['$7\\ \\mathrm{m/s}$', '7 meters per second'],
    ['$\\frac{1}{2}$', '1 half'],
    ['$-\\frac{3}{4}$', 'negative 3 fourths'],
    ['$2\\frac{1}{3}$', '2 and 1 third'],
    ['$\\frac{6}{35}$', '6 over 35'],
    ['$\\frac{x + 1}{2}$', 'the fraction x plus 1 over 2'],
    ['$20\\% = 0.2$', '20 percent equals 0.2'],
    ['$4 : 3$', '4 to 3'],
    ['$50^{\\circ}$', '50 degrees'],
    ['$3x^{2} - 5$', '3 x squared minus 5'],
    ['$2^{10}$', '2 to the power of 10'],
    ['$5\\sqrt{3}$', '5 times the square root of 3'],
    ['$\\sqrt[3]{8} = 2$', 'the cube root of 8 equals 2'],
    ['$|x + 1| = 8$', 'the absolute value of x plus 1 equals 8'],
    ['$3(x - 6)^{4}$', '3 times (x minus 6) to the power of 4'],
    ['$f(x) = 2x$', 'f of (x) equals 2 x'],
    ["$f'(x) = 2$", 'f prime of (x) equals 2'],
    ['$\\log_{3} 81$', 'log base 3 of 81'],
    ['$\\sin^{2} \\theta$', 'sine squared of theta'],
    ['$\\cos 30^{\\circ}$', 'cosine of 30 degrees'],
    ['$\\lim_{x \\to \\infty} \\frac{1}{x}$', 'the limit as x approaches infinity of 1 over x'],
    ['$\\int_{1}^{3} 6x\\,dx$', 'the integral from 1 to 3 of 6 x d x'],
    ['$\\binom{5}{4} = 5$', '5 choose 4 equals 5'],
    [
      '$\\begin{pmatrix} -3 & 2 \\cr 3 & 1 \\end{pmatrix}$',
      'the matrix with the rows negative 3, 2; 3, 1',
    ],
    ['$7, 13, \\dots$', '7, 13, and so on'],
    ['$0.\\overline{3}$', '0 point 3 repeating'],
  ])('%s', (text, words) => {
    expect(spokenMath(text)).toBe(words);
  });
});

/** Texts of 2,000 problems that are spread over all templates, and of the whole quiz bank. */
async function sampledTexts(): Promise<string[]> {
  const problems = Array.from({ length: 2000 }, (_, at) => {
    const template = MATH_PROBLEM_TEMPLATES[at % MATH_PROBLEM_TEMPLATES.length];
    if (template === undefined) throw new RangeError('there are no templates');
    return drawProblem(template, `sample ${at}`, 1 + (at % 10));
  });
  const banks = QUIZ_SUBJECTS.flatMap((subject) =>
    CONTENT_BANDS.map((band) => quizBank(subject, band)),
  );
  return [...problems, ...(await Promise.all(banks)).flat()].flatMap(
    ({ question, options, explanation }) => [question, ...options, explanation].flat(),
  );
}

describe('of 2,000 problems and all quizzes', () => {
  test('every formula can be typeset', async () => {
    const formulas = (await sampledTexts())
      .flatMap(textStretches)
      .filter(({ kind }) => kind === 'formula');
    expect(formulas.length).toBeGreaterThan(8000);
    for (const { text } of formulas) {
      expect(() =>
        katex.renderToString(text, { throwOnError: true, strict: 'error' }),
      ).not.toThrow();
    }
  });

  test('every text can be read aloud', async () => {
    for (const text of await sampledTexts()) {
      expect(spokenMath(text)).not.toMatch(/[\\{}^_]|\s{2}|undefined/);
    }
  });
});
