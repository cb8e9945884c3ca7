import type { Confirmation, Confirmations } from '../confirmation.ts';
import { named, numbersOf, onlyWhole, pictureOf, repeated, takenAway } from './ways.ts';

/** The sum is the number from which the second one leaves the first. */
const sum: Confirmation = (parts) => {
  const [first = 0, second = 0] = numbersOf(parts);
  return named(onlyWhole((n) => n - second === first));
};

/** The sum of large numbers, written below each other and added from the right. */
const columns: Confirmation = (parts) => {
  const [upper, lower] = numbersOf(parts).map((n) => [...String(n)].map(Number).toReversed());
  let [sum, carried] = ['', 0];
  for (let at = 0; at < 6; at += 1) {
    const column = (upper?.[at] ?? 0) + (lower?.[at] ?? 0) + carried;
    sum = `${column % 10}${sum}`;
    carried = column > 9 ? 1 : 0;
  }
  return named(Number(sum));
};

/** The difference is what makes the first number together with the second. */
const difference: Confirmation = (parts) => {
  const [first = 0, second = 0] = numbersOf(parts);
  return named(onlyWhole((n) => n + second === first));
};

const product: Confirmation = (parts) => {
  const [first = 0, second = 0] = numbersOf(parts);
  return named(repeated(first, second));
};

const quotient: Confirmation = (parts) => {
  const [whole = 0, by = 1] = numbersOf(parts);
  return named(takenAway(whole, by)[0]);
};

/** Adding, subtracting, multiplying and dividing: by trying, by summing, and by taking away. */
export const arithmeticConfirmations: Confirmations = {
  'number-bond': difference,
  doubles: (_, problem) => {
    const { rows, columns } = pictureOf(problem, 'array');
    return named(repeated(columns, rows));
  },
  'add-on-line': sum,
  'subtract-on-line': difference,
  'add-two-digits': sum,
  'subtract-two-digits': difference,
  'add-three-digits': sum,
  'subtract-three-digits': difference,
  'add-large-numbers': columns,
  'array-product': product,
  'times-table': product,
  'two-digits-by-one': product,
  'two-digits-by-two': product,
  'share-equally': (parts, problem) => {
    const [friends = 1] = numbersOf(parts);
    const { groups } = pictureOf(problem, 'dots');
    const whole = groups.reduce((all, { count }) => all + count, 0);
    const hands = Array.from({ length: friends }, () => 0);
    for (let dealt = 0; dealt < whole; dealt += 1) {
      hands[dealt % friends] = (hands[dealt % friends] ?? 0) + 1;
    }
    if (new Set(hands).size !== 1) throw new Error(`not fair: ${hands.join(', ')}`);
    return named(hands[0] ?? 0);
  },
  'equal-teams': quotient,
  'left-over': (parts) => {
    const [whole = 0, by = 1] = numbersOf(parts);
    return named(takenAway(whole, by)[1]);
  },
  'long-division': quotient,
  'missing-addend': (parts) => {
    const [known = 0, whole = 0] = numbersOf(parts);
    return named(onlyWhole((n) => known + n === whole));
  },
  'missing-minuend': (parts) => {
    const [gone = 0, left = 0] = numbersOf(parts);
    return named(onlyWhole((n) => n - gone === left));
  },
  'missing-factor': (parts) => {
    const [known = 1, whole = 0] = numbersOf(parts);
    return named(onlyWhole((n) => known * n === whole));
  },
  'think-of-a-number': (parts) => {
    const [times = 1, plus = 0, result = 0] = numbersOf(parts);
    return named(onlyWhole((n) => n * times + plus === result));
  },
  'multiply-first': (parts) => {
    const [a = 0, b = 0, c = 0] = numbersOf(parts);
    return named(a + repeated(c, b));
  },
  'parentheses-first': (parts) => {
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(parts);
    return named(onlyWhole((n) => n + d + repeated(c, b) === repeated(c, a)));
  },
};
