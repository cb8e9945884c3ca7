import type { ItemOf } from '../challenge-item.ts';

/**
 * A second, independent way to a logic answer: reads what is printed, tries everything that could be
 * the answer, and keeps what agrees with it.
 * @param kind the id of the kind of puzzle
 * @returns all answers that are possible, each once
 * @throws Error when a printed line cannot be read
 */
export function solutionsOf(kind: string, item: ItemOf<'logic'>): string[] {
  const solve = SOLVERS[kind];
  if (!solve) throw new Error(`nobody solves ${kind}`);
  return [...new Set(solve(item).map(String))];
}

type Solver = (item: ItemOf<'logic'>) => (string | number)[];

const SOLVERS: Readonly<Record<string, Solver>> = {
  'steady-sequence': ({ content }) => {
    const values = numbersIn(content.clues[0]);
    return stepsOf(values).every((step, _, [first]) => step === first)
      ? [last(values) + last(stepsOf(values))]
      : [];
  },
  'growing-sequence': ({ content }) => {
    const values = numbersIn(content.clues[0]);
    const growth = stepsOf(stepsOf(values));
    return growth.every((step, _, [first]) => step === first)
      ? [last(values) + last(stepsOf(values)) + last(growth)]
      : [];
  },
  'two-operations': ({ content }) => {
    const values = numbersIn(content.clues[0]);
    const machines = range(-20, 20).flatMap((times) =>
      range(-60, 60).map((plus) => (value: number) => value * times + plus),
    );
    return machines
      .filter((machine) => values.slice(1).every((value, at) => machine(values[at] ?? 0) === value))
      .map((machine) => machine(last(values)));
  },
  interleaved: ({ content }) => {
    const values = numbersIn(content.clues[0]);
    const mine = values.filter((_, index) => index % 2 === values.length % 2);
    return [last(mine) + last(stepsOf(mine))];
  },
  'odd-in-the-table': ({ content, description }) => {
    const [divisor = 0] = numbersIn(description.slice(description.indexOf('divided by')));
    return numbersIn(content.clues[0]).filter((value) => value % divisor !== 0);
  },
  'odd-among-squares': ({ content, description }) => {
    const [more = 0] = numbersIn(description);
    const squares = range(0, 40).map((root) => root * root);
    return numbersIn(content.clues[0]).filter((value) => !squares.includes(value - more));
  },
  'letter-numbers': ({ content, description }) => {
    const [first = 0] = numbersIn(description);
    const letters = numbersIn(content.clues[0]).map((number) => letterOf(number - first));
    return [letters.join('')];
  },
  'shift-cipher': ({ content }) => {
    const [known, asked] = content.clues;
    const [, code = '', word = ''] = read(known, /^(\w+) means (\w+)\.$/);
    const [, hidden = ''] = read(asked, /^(\w+) means \?$/);
    return range(0, 25)
      .filter((shift) => moved(code, -shift) === word)
      .map((shift) => moved(hidden, -shift));
  },
  'three-digit-lock': ({ content }) => {
    const tries = content.clues.map((clue) => numbersIn(clue));
    return range(100, 999).filter((code) => {
      const digits = [...String(code)];
      if (new Set(digits).size < 3 || digits.includes('0')) return false;
      return tries.every(([guess, placed, misplaced]) => {
        const tried = [...String(guess)];
        const right = tried.filter((digit, at) => digits[at] === digit).length;
        const there = tried.filter((digit) => digits.includes(digit)).length;
        return right === placed && there - right === misplaced;
      });
    });
  },
  'race-order': seatsAndPlaces,
  'four-in-a-row': seatsAndPlaces,
  'five-in-a-row': seatsAndPlaces,
  'three-say': holders,
  'four-say': holders,
  'three-by-three': caps,
  'four-by-four': caps,
};

function seatsAndPlaces({ content, description }: ItemOf<'logic'>): string[] {
  const [, place = ''] = read(description, /Who (?:is in the|came) (\w+)/);
  const at = ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(place);
  return arrangements(content.options)
    .filter((row) => content.clues.every((clue) => isTrueOfRow(clue, row)))
    .map((row) => row[at] ?? '');
}

function isTrueOfRow(clue: string, row: readonly string[]): boolean {
  const found = row.filter((name) => new RegExp(`\\b${name}\\b`).test(clue));
  found.sort((a, b) => clue.indexOf(a) - clue.indexOf(b));
  const [a = -1, b = -1] = found.map((name) => row.indexOf(name));
  const isEnd = a === 0 || a === row.length - 1;
  if (clue.endsWith('sits at one of the ends.')) return isEnd;
  if (clue.endsWith('does not sit at an end.')) return !isEnd;
  if (clue.endsWith('was neither first nor last.')) return !isEnd;
  if (clue.includes('does not sit beside')) return Math.abs(a - b) > 1;
  if (clue.includes('sits right beside')) return Math.abs(a - b) === 1;
  if (clue.includes('somewhere to the left of')) return a < b;
  if (clue.includes('arrived before')) return a < b;
  throw new Error(`cannot read: ${clue}`);
}

function holders({ content, description }: ItemOf<'logic'>): string[] {
  const [, word = ''] = read(description, /Exactly (\w+) of/);
  const wanted = ['none', 'one', 'two', 'three'].indexOf(word);
  return content.options.filter((holder) => {
    const truths = content.clues.filter((clue) => {
      const [, speaker, whom, not] = read(
        clue,
        /^(\w+): “(\w+) (?:has|(do(?:es)? not) have) it\.”$/,
      );
      const isMeant = holder === (whom === 'I' ? speaker : whom);
      return not === undefined ? isMeant : !isMeant;
    });
    return truths.length === wanted;
  });
}

function caps({ content, description }: ItemOf<'logic'>): string[] {
  const [, tasks = '', colours = '', asked = ''] = read(
    description,
    /one thing \((.*?)\) and wear one cap \((.*?)\)\..* wears the (\w+) cap\?/,
  );
  const people = content.options;
  return arrangements(tasks.split(', ')).flatMap((taskOf) =>
    arrangements(colours.split(', '))
      .filter((capOf) => content.clues.every((clue) => isTrueOfCamp(clue, people, taskOf, capOf)))
      .map((capOf) => people[capOf.indexOf(asked)] ?? ''),
  );
}

function isTrueOfCamp(
  clue: string,
  people: readonly string[],
  taskOf: readonly string[],
  capOf: readonly string[],
): boolean {
  const link = /^Whoever looks after the (\w+) (wears|does not wear) the (\w+) cap\.$/.exec(clue);
  if (link) {
    const same = taskOf.indexOf(link[1] ?? '') === capOf.indexOf(link[3] ?? '');
    return link[2] === 'wears' ? same : !same;
  }
  const [, person = '', , thing = ''] = read(
    clue,
    /^(\w+) does not (look after|wear) the (\w+)(?: cap)?\.$/,
  );
  const at = people.indexOf(person);
  return taskOf[at] !== thing && capOf[at] !== thing;
}

/** Every order, by Heap's algorithm. */
function arrangements<T>(things: readonly T[]): T[][] {
  const found: T[][] = [];
  const row = [...things];
  const swap = (a: number, b: number) => {
    const [one, other] = [row[a], row[b]];
    if (one === undefined || other === undefined) return;
    [row[a], row[b]] = [other, one];
  };
  const permute = (size: number) => {
    if (size <= 1) {
      found.push([...row]);
      return;
    }
    for (let at = 0; at < size; at += 1) {
      permute(size - 1);
      if (at < size - 1) swap(size % 2 === 0 ? at : 0, size - 1);
    }
  };
  permute(row.length);
  return found;
}

function read(text: string | undefined, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text ?? '');
  if (!match) throw new Error(`cannot read: ${text}`);
  return match;
}

function numbersIn(text = ''): number[] {
  return (text.match(/(?<!\d)-?\d+/g) ?? []).map(Number);
}

function stepsOf(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => value - (values[index] ?? 0));
}

function last(values: readonly number[]): number {
  return values.at(-1) ?? Number.NaN;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

function moved(word: string, by: number): string {
  return [...word]
    .map((letter) => letterOf((letter.charCodeAt(0) - 'A'.charCodeAt(0) + by + 26) % 26))
    .join('');
}
