type Replacements = Readonly<Record<string, string>>;

/** For ages up to 12: words of textbooks. */
const UP_TO_12: Replacements = {
  utilize: 'use',
  demonstrate: 'show',
  approximately: 'about',
  consequently: 'so',
  furthermore: 'also',
  additional: 'more',
  sufficient: 'enough',
  commence: 'begin',
  terminate: 'end',
  subsequently: 'later',
  numerous: 'many',
  hypothesis: 'good guess',
};

/** For ages up to 8: words that are not heard at home. */
const UP_TO_8: Replacements = {
  calculate: 'work out',
  determine: 'find',
  investigate: 'look into',
  examine: 'look at',
  construct: 'build',
  observe: 'watch',
  require: 'need',
  requires: 'needs',
  difficult: 'hard',
  identify: 'find',
  predict: 'guess',
  select: 'pick',
};

/** For ages up to 6: words of the first years at school. */
const UP_TO_6: Replacements = {
  addition: 'adding',
  subtraction: 'taking away',
  equation: 'number puzzle',
  experiment: 'try-out',
  discover: 'find',
  create: 'make',
  complete: 'finish',
  challenge: 'puzzle',
  explore: 'look around',
};

function replacementsFor(age: number): Replacements | undefined {
  if (age <= 6) return { ...UP_TO_12, ...UP_TO_8, ...UP_TO_6 };
  if (age <= 8) return { ...UP_TO_12, ...UP_TO_8 };
  if (age <= 12) return UP_TO_12;
  return undefined;
}

/**
 * An English text with harder words replaced by simpler ones, for ages up to 6, up to 8 and up to 12
 * (spec 9). Whole words only; a capital letter at the start is kept. Not for Scripture, which is never
 * changed.
 */
export function simplifyText(text: string, age: number): string {
  const replacements = replacementsFor(age);
  if (replacements === undefined) return text;
  return text.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    const simple = Object.hasOwn(replacements, lower) ? replacements[lower] : undefined;
    if (simple === undefined) return word;
    return word[0] === lower[0] ? simple : simple.charAt(0).toUpperCase() + simple.slice(1);
  });
}
