/** The greatest common divisor of two whole numbers, by Euclid's algorithm. */
export function gcd(left: number, right: number): number {
  return right === 0 ? Math.abs(left) : gcd(right, left % right);
}

/** The least common multiple of two whole numbers other than 0. */
export function lcm(left: number, right: number): number {
  return Math.abs(left * right) / gcd(left, right);
}

/** Each prime factor of a whole number from 2 with how often it occurs, the smallest first. */
export function primeFactors(of: number): readonly (readonly [prime: number, times: number])[] {
  const factors: [number, number][] = [];
  let rest = of;
  for (let prime = 2; rest > 1; prime += 1) {
    let times = 0;
    while (rest % prime === 0) {
      rest /= prime;
      times += 1;
    }
    if (times > 0) factors.push([prime, times]);
  }
  return factors;
}

/** The factorial of a whole number up to 18, within what a double holds exactly. */
export function factorial(of: number): number {
  return of <= 1 ? 1 : of * factorial(of - 1);
}

/** In how many ways some can be chosen from many, whatever their order. */
export function choose(many: number, some: number): number {
  return factorial(many) / (factorial(some) * factorial(many - some));
}
