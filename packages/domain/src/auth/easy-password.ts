/** What a hand runs along on the keyboards of the four languages, and the rows that everybody knows by heart. */
const ROWS = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890'],
  ...['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'],
  ...['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'],
  ...['azertyuiop', 'qsdfghjklmù', 'wxcvbn'],
];
const PATHS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** The longest unit whose repetition is seen at a glance: aaaaaa, 121212, abcabc. */
const LONGEST_REPEATED = 3;
/** Two neighbours stand in any word (st, er): a run begins with the third. */
const SHORTEST_RUN = 3;
/** A shorter user name stands in too many words to be looked for. */
const SHORTEST_NAME = 3;

const SEPARATORS = /[\s._-]+/gu;

/**
 * Whether a password is guessed without a list: one to three signs repeated, nothing but runs along the alphabet, the
 * digits or a row of keys in either direction (fedcba, abc123, lkjhgf), or the user name with digits and signs at most.
 * Case and what is put between the signs count for nothing (12-34-56).
 * @param username of the account that the password is for
 */
export function isEasyPassword(password: string, username: string): boolean {
  const written = fold(password);
  const bare = written.replaceAll(SEPARATORS, '');
  if (isOwnName(bare, fold(username).replaceAll(SEPARATORS, ''))) return true;
  return [written, bare].some((signs) => isRepeated(signs) || isOfRuns(signs));
}

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{M}]/gu, '');

function isOwnName(bare: string, username: string): boolean {
  if (bare === username) return true;
  const name = lettersOf(username);
  const letters = lettersOf(bare);
  return name.length >= SHORTEST_NAME && letters !== '' && letters.replaceAll(name, '') === '';
}

function isRepeated(signs: string): boolean {
  return Array.from({ length: LONGEST_REPEATED }, (_, index) => signs.slice(0, index + 1)).some(
    (unit) => unit.repeat(Math.ceil(signs.length / unit.length)).startsWith(signs),
  );
}

/** Whether runs follow one another from the first sign to the last. */
function isOfRuns(signs: string): boolean {
  let rest = signs;
  while (rest !== '') {
    const run = longestRun(rest);
    if (run < SHORTEST_RUN) return false;
    rest = rest.slice(run);
  }
  return true;
}

/** How many signs from the first on stand one beside the other on a path, or are the same. */
function longestRun(signs: string): number {
  const same = /^(.)\1*/su.exec(signs)?.[0].length ?? 0;
  let longest = same;
  for (const path of PATHS) {
    while (longest < signs.length && path.includes(signs.slice(0, longest + 1))) longest += 1;
  }
  return longest;
}
