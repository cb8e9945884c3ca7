/** A program in code, as a learner begins it and as it is whole. */
export interface WrittenCode {
  readonly starterCode: string;
  readonly solution: string;
}

const LEFT_OUT_FROM = /^(\s*)\/\/\?\s?(.*)$/;
const LEFT_OUT_TO = /^\s*\/\/!\s*$/;

/**
 * Makes the starter and the solution from one text, so that they never part. Lines from `//? what to do` (more lines
 * that begin so belong to it) to `//!` are the learner's part: the starter has `// Your turn: what to do` in their
 * place, the solution has them without the marks.
 * @throws RangeError when a part is not ended or ends without having begun
 */
export function written(source: string): WrittenCode {
  const starter: string[] = [];
  const solution: string[] = [];
  let part: 'shared' | 'asked' | 'left out' = 'shared';
  for (const line of source.trim().split('\n')) {
    const asked = LEFT_OUT_FROM.exec(line);
    if (asked !== null) {
      const [, indent = '', text = ''] = asked;
      starter.push(`${indent}// ${part === 'asked' ? '' : 'Your turn: '}${text}`);
      part = 'asked';
    } else if (LEFT_OUT_TO.test(line)) {
      if (part === 'shared') throw new RangeError('a part ends that did not begin');
      part = 'shared';
    } else {
      if (part === 'shared') starter.push(line);
      else part = 'left out';
      solution.push(line);
    }
  }
  if (part !== 'shared') throw new RangeError('a part is not ended');
  return { starterCode: `${starter.join('\n')}\n`, solution: `${solution.join('\n')}\n` };
}
