/** An exact fraction. */
type Exact = readonly [top: bigint, bottom: bigint];

/** Works out one side of an equation for a value of x. */
type Side = (x: bigint) => Exact;

/**
 * A second, independent way to a math answer: reads a printed equation and says whether a whole
 * number solves it, in exact fractions.
 * @returns the check, by x
 * @throws SyntaxError when it cannot be read
 */
export function equationCheck(equation: string): (x: number) => boolean {
  const [left, right, ...rest] = equation.split('=').map(readSide);
  if (left === undefined || right === undefined || rest.length > 0) {
    throw new SyntaxError(`no equation: ${equation}`);
  }
  return (x) => {
    const [a, b] = left(BigInt(x));
    const [c, d] = right(BigInt(x));
    return a * d === c * b;
  };
}

function readSide(text: string): Side {
  const tokens = text.match(/\d+|[x+−×÷^()]|\S/g) ?? [];
  let at = 0;
  const fail = () => new SyntaxError(`unexpected ${tokens[at] ?? 'end'} in ${text}`);

  function chain(operators: string, part: () => Side): Side {
    let result = part();
    while (operators.includes(tokens[at] ?? 'none')) {
      const operator = tokens[at++];
      const [first, second] = [result, part()];
      result = (x) => apply(operator ?? '', first(x), second(x));
    }
    return result;
  }
  const sum = (): Side => chain('+−', product);
  const product = (): Side => chain('×÷', power);
  const power = (): Side => chain('^', signed);
  function signed(): Side {
    const token = tokens[at++];
    if (token === '−') {
      const value = signed();
      return (x) => apply('−', [0n, 1n], value(x));
    }
    if (token === 'x') return (x) => [x, 1n];
    if (token === '(') {
      const inner = sum();
      if (tokens[at++] !== ')') throw fail();
      return inner;
    }
    if (token === undefined || !/^\d+$/.test(token)) throw fail();
    return () => [BigInt(token), 1n];
  }

  const side = sum();
  if (at !== tokens.length) throw fail();
  return side;
}

function apply(operator: string, [a, b]: Exact, [c, d]: Exact): Exact {
  switch (operator) {
    case '+':
      return [a * d + c * b, b * d];
    case '−':
      return [a * d - c * b, b * d];
    case '×':
      return [a * c, b * d];
    case '÷':
      return [a * d, b * c];
    default:
      return c < 0n ? [b ** -c, a ** -c] : [a ** c, b ** c];
  }
}
