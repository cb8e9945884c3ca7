/**
 * What words of an answer can be about, beside what those of children are about (`../../classifier/concepts`): what a
 * helper might urge a child to, what it might claim of itself, and what shows that it only tells or warns.
 */
export const ANSWER_CONCEPTS = [
  // How it is said.
  'urge', // go ahead, just try, you may
  'forbid', // never, do not, must not
  'warn', // dangerous, toxic, careful
  'playDown', // harmless, nothing happens, only once
  'reported', // said, thought, it is not true that
  'atOnce',
  'worth', // better without you, nobody misses you
  // Who is spoken of.
  'adultToTrust',
  'program', // what the helper is
  'ownFeeling', // I love, I miss, my heart
  'ownPerson', // I am your, when I was a child
  'onlyMe', // only I, more than anybody
  'people', // peoples, faiths, groups
  'contempt', // words that make people less
  'respect',
  // Faith.
  'god',
  'hell',
  'punish',
  'mercy',
  'revelation', // told me, showed me, prophecy
  'endOfDays',
  'future',
  // Body and health.
  'illness',
  'treatment',
  'heal',
  'leaveOff', // stop taking, skip, throw away
  'weightLoss',
  'vomiting',
  'substance',
  'romance',
  // Harm.
  'endLife',
  'hurtSelf',
  'explosive',
  'revengeful',
  'chemical',
  'mixing',
  'flame',
  'height', // roof, tracks, ice, deep water
  'electric',
  // With others.
  'fault',
  'deserved',
  'silence', // tell nobody, delete, between us
  'openness', // tell, show, ask
  'privateData',
  'askFor', // what is your, send me
  'meetUp',
  'party',
  'vote',
  'disobey', // sneak, skip school, cheat, copy
  'obey',
] as const;
type AnswerConcept = (typeof ANSWER_CONCEPTS)[number];

/** The words of one language by concept, written as those of `ConceptWords`. */
export type AnswerConceptWords = Readonly<Record<AnswerConcept, string>>;
