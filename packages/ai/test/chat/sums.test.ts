import { describe, expect, it } from 'vitest';
import { readSum } from '../../src/chat/sums/read-sum.ts';
import { saySum } from '../../src/chat/sums/say-sum.ts';

function worked(text: string, language: 'en' | 'es' | 'fr' | 'de' = 'en'): string | null {
  const tokens = readSum(text, language);
  return tokens === null ? null : saySum(tokens, 'intermediate', language);
}

/** `question → result`, one a line. */
const SUMS = `
2 + 2 → 4
what is 7 x 8 → 56
What is 7 × 8? → 56
what's 12 + 30 → 42
15 - 9 → 6
9 − 15 → -6
100 / 4 → 25
100 ÷ 8 → 25/2
144 : 12 → 12
seven times eight → 56
what is nine plus six? → 15
twenty-one minus four → 17
twenty one plus thirty four → 55
one hundred and five plus five → 110
three hundred minus one → 299
two thousand plus twenty-four → 2024
ninety nine times two → 198
twelve divided by four → 3
how much is 5 and 6 → 11
what does 8 times 0 make → 0
add 14 and 15 → 29
add 3 to 9 → 12
subtract 5 from 12 → 7
take 4 away from 10 → 6
take 4 from 10 → 6
multiply 12 by 12 → 144
divide 81 by 9 → 9
share 24 among 6 → 4
the sum of 19 and 23 → 42
difference between 50 and 18 → 32
the product of 11 and 13 → 143
double 35 → 70
twice 48 → 96
triple 9 → 27
half of 30 → 15
what is half of 7 → 7/2
a third of 12 → 4
one third of 12 → 4
two thirds of 30 → 20
three quarters of 40 → 30
a quarter of 100 → 25
20 percent of 60 → 12
15% of 200 → 30
what is 7.5% of 80 → 6
50 percent of fifty → 25
2/3 + 1/4 → 11/12
1/2 + 1/3 → 5/6
3/4 - 1/8 → 5/8
2/3 * 3/5 → 2/5
1/2 / 1/4 → 1/8
(1/2) / (1/4) → 2
1/2 of 10 → 5
0.1 + 0.2 → 3/10
1.5 * 4 → 6
3.75 + 1.25 → 5
10 - 0.01 → 999/100
1,000 + 1 → 1001
1,234,567 + 3 → 1,234,570
5 squared → 25
3 cubed → 27
2^10 → 1024
2 to the power of 5 → 32
2 ** 8 → 256
5² → 25
2^6/2 → 32
2^-2 → 1/4
square root of 49 → 7
the square root of 144 → 12
√81 → 9
2 + 3 * 4 → 14
(2 + 3) * 4 → 20
10 - 4 - 3 → 3
2 * (3 + 4) - 5 → 9
100 / 10 / 2 → 5
12 / 6/2 → 1
8 - 3 + 2 → 7
-5 + 8 → 3
-3 * -4 → 12
6 - -2 → 8
((1+2)*(3+4)) → 21
999 * 999 → 998,001
123456789 * 987654321 → 121,932,631,112,635,269
17 * 23 → 391
1000 - 1 → 999
hello what is 4+4 → 8
can you tell me 6 times 6 please → 36
calculate 45 + 55 → 100
solve 81 / 3 → 27
9 times 9 = ? → 81
what is 3+4=? → 7
how much is six take away two → 4
5x5 → 25
7 multiplied by 6 → 42
42 over 6 → 7
eight plus eight plus eight → 24
2+2+2+2 → 8
1 + 2 × 3 − 4 ÷ 2 → 5
forty minus fifteen → 25
sixty four divided by eight → 8
eleven times eleven → 121
one half plus one quarter → 3/4
0 / 5 → 0
`
  .trim()
  .split('\n')
  .map((line) => line.split(' → ') as [string, string]);

describe('a sum', () => {
  it('has more than a hundred examples', () => {
    expect(SUMS.length).toBeGreaterThanOrEqual(100);
  });

  it.each(SUMS)('%s is %s', (question, result) => {
    const said = worked(question);
    expect(said).toMatch(/^[^=]+ = /u);
    expect(said?.split('. ').some((part) => part.replace(/\.$/u, '').endsWith(`= ${result}`))).toBe(
      true,
    );
  });

  it.each([
    ['es', 'cuánto es 7 por 8', '56'],
    ['es', 'siete más cinco', '12'],
    ['es', '2,5 + 1,5', '4'],
    ['fr', 'combien font 7 fois 8', '56'],
    ['fr', 'douze divisé par quatre', '3'],
    ['fr', '10 moins 3', '7'],
    ['de', 'Wie viel ist 7 mal 8?', '56'],
    ['de', 'zwölf geteilt durch vier', '3'],
    ['de', '1.000 + 0,5', '2001/2'],
  ] as const)('is understood in %s: %s', (language, question, result) => {
    expect(worked(question, language)).toContain(`= ${result}.`);
  });

  it.each([
    'What is gravity?',
    'John 3:16',
    'I have 2 cats',
    'who was born in 1879',
    'tell me about the number 7',
    'one day',
    '5',
    'hi',
    '2 +',
    '(2 + 3',
  ])('is not seen in: %s', (text) => {
    expect(worked(text)).toBeNull();
  });

  it('cannot be divided by zero, and says why', () => {
    expect(worked('5 / 0')).toContain('cannot divide by zero');
  });

  it('that would fill pages is not written down', () => {
    expect(worked('9^9^9^9')).toContain('too long');
    expect(worked('99999999999999999999 * 99999999999999999999 * 99')).toContain('too long');
  });

  it('with a root that is no fraction is placed between two numbers', () => {
    expect(worked('square root of 2')).toBe(
      'That root is no fraction: 1 < √2 < 2. That is about 1.4142.',
    );
  });

  it('shows what was reckoned on the way', () => {
    expect(worked('2 + 3 * 4')).toBe('2 + 3 × 4 = 14. First 3 × 4 = 12. Then 2 + 12 = 14.');
  });

  it('is counted along with a little child', () => {
    const tokens = readSum('3 + 4', 'en') ?? [];
    expect(saySum(tokens, 'kindergarten', 'en')).toBe('3 + 4 = 7. Count: 4, 5, 6, 7.');
  });

  it('that does not come out even says what is left', () => {
    expect(worked('17 / 5')).toContain('= 3, remainder 2.');
  });
});
