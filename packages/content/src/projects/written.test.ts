import { describe, expect, test } from 'vitest';
import { written } from './written.ts';

const SOURCE = `
function twice(number) {
  //? give back the number
  //? two times.
  return number * 2;
  //!
}
print(twice(2));
`;

describe('a text of a program', () => {
  test('is whole as the solution, and asks for the left-out part in the starter', () => {
    expect(written(SOURCE)).toEqual({
      solution: 'function twice(number) {\n  return number * 2;\n}\nprint(twice(2));\n',
      starterCode:
        'function twice(number) {\n  // Your turn: give back the number\n  // two times.\n}\nprint(twice(2));\n',
    });
  });

  test.each(['//? begin\nlet a;', 'let a;\n//!'])(
    'is refused when a part is not whole',
    (source) => {
      expect(() => written(source)).toThrow(RangeError);
    },
  );
});
