import { SPOKEN_SYLLABLES } from './spoken-syllables.ts';

/** Words that end in a silent e when others are built on them: `somewhere`, `wavelength`. */
const SILENT_E_STEM =
  /^(base|bone|cave|fire|fore(?!st)|game|gate|here|home|horse|house|life|name|note|pine|place|rope|safe|shore|side|snake|some|space|stone|there|tide|time|wave|where|whole|wide)(?=[^aeiouy][a-z]{2})/;

/** Letters e that are written and not spoken; each is taken out before vowels are counted. */
const SILENT: readonly RegExp[] = [
  // hope|less, care|ful, safe|ly, move|ment
  /(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ly|less|lessly|ful|fully|fulness|ment|ness|some)s?$)/,
  // technique, tongues
  /(?<=[gq])ues?$/,
  // makes, but places, boxes, wishes and apples keep theirs
  /(?<=[^aeiouycgsxz])(?<!ch|sh|[^aeiouyrl]l)e(?=s$)/,
  // walked, but wanted and settled keep theirs
  /(?<=[^aeiouytd])(?<![bcdfgkpstz]l)e(?=d$)/,
  // time, but table keeps its own
  /(?<=[^aeiouy])(?<![^aeiouyrl]l)e$/,
];

/** Neighbours in one run of vowels that are spoken apart; each match is one syllable more. */
const SPOKEN_APART: readonly RegExp[] = [
  /(?<![ct])ia(?!g)(?!n?s?$(?<=sian?s?))/, // giant, material; not social, marriage, Asia
  /(?<![ctgxn]|s|sh|ll)io(?!r$(?<=vior))(?!rs$(?<=viors))/, // lion, curious; not nation, fashion, million, savior
  /iu/, // stadium
  /(?<![ct])ien(?=[ct])|ie(?=t)|(?<=l)ien$/, // experience, quiet, alien; not patient, friend
  /(?<=[aeiouy][^aeiouy]+)ie(?=r$|rs$|st$)/, // happier, happiest; not pier
  /eo(?![up]|ns?$)/, // video, geometry; not people, pigeon
  /(?<=[nd])eous/, // hideous
  /crea(?=t(?!u)|ti)|^rea(?=ct|li|pp|rr)/, // create, react; not creature
  /(?<![gqs])ua/, // actual; not equal, language, persuade
  /(?<=[su])ua(?=l)/, // usual
  /(?<![gq])ue(?=l|n)/, // fuel, influence
  /[lnt]ui|rui(?=n)/, // fluid, ruin; not fruit
  /uou/, // continuous
  /poe[mt]|coe/, // poet, coexist
  /[aeiouy]ing/, // going, trying
  /aic|[rt]oic/, // mosaic, heroic
  /(?<=[^aeiouyw])yer/, // flyer; not lawyer
  /(?:sm|thm)s?$/, // prism, algorithm
  /[dsz]nt$/, // didn’t, isn’t
];

/** Capitals that are spoken letter by letter: LCM, RGB. */
const INITIALS = /^[B-DF-HJ-NP-TV-Z]{2,4}$/;

/**
 * Syllables of one English word as they are spoken, at least 1. Words that no rule fits are looked up; of the
 * others the runs of vowels are counted, without silent letters and with vowels that are spoken apart.
 * A numeral counts as one syllable, a hyphenated word as the sum of its parts.
 */
export function syllableCount(word: string): number {
  return word
    .split('-')
    .filter((part) => part.length > 0)
    .reduce((sum, part) => sum + syllablesOfPart(part), 0);
}

function syllablesOfPart(part: string): number {
  const spelled = part
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[^a-z]/g, '');
  if (INITIALS.test(part)) return part.length;
  const known = SPOKEN_SYLLABLES.get(spelled) ?? SPOKEN_SYLLABLES.get(spelled.replace(/s$/, ''));
  if (known !== undefined) return known;
  return Math.max(1, countedSyllables(spelled));
}

function countedSyllables(spelled: string): number {
  // Between vowels a y is a consonant: player, beyond.
  let spoken = spelled.replace(SILENT_E_STEM, (stem) => stem.slice(0, -1));
  spoken = spoken.replace(/(?<=[aeiou])y(?=[aeiou])/g, 'j');
  for (const silent of SILENT) {
    const shorter = spoken.replace(silent, '');
    if (/[aeiouy]/.test(shorter)) spoken = shorter;
  }
  const runs = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  return runs + SPOKEN_APART.filter((apart) => apart.test(spoken)).length;
}
