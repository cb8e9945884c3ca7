/** The digits of a whole number from the right, filled up with zeros. */
function digitsOf(value: number, length: number): number[] {
  return [...String(value).padStart(length, '0')].map(Number).toReversed();
}

function byColumn(a: number, b: number, combine: (a: number, b: number) => number): number {
  const length = Math.max(String(a).length, String(b).length);
  const lower = digitsOf(b, length);
  return digitsOf(a, length).reduce(
    (sum, digit, place) => sum + combine(digit, lower[place] ?? 0) * 10 ** place,
    0,
  );
}

/** A sum in columns where nothing is carried: 47 + 38 gives 75. */
export function sumWithoutCarrying(a: number, b: number): number {
  return byColumn(a, b, (upper, lower) => (upper + lower) % 10);
}

/** A difference in columns where the smaller digit is always taken from the larger: 52 − 38 gives 26. */
export function smallerFromLarger(a: number, b: number): number {
  return byColumn(a, b, (upper, lower) => Math.abs(upper - lower));
}
