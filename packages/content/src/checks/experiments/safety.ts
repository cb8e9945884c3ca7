import type { Experiment } from '@lamplight/domain/experiments';

/** What no experiment uses or asks for, at any age. */
const BANNED =
  /\b(?:fires?|flames?|candles?|lighters?|matches|matchsticks?|burners?|stoves?|ovens?|microwaves?|boil\w*|hot plates?|bleach|ammonia|peroxide|hydrochloric|lye|gasoline|alcohol|acetone|nail polish|mercury|dry ice|needles?|razors?|scalpels?|lasers?|ladders?|roofs?|balcon\w+|stairs?|sockets? in the wall|wall sockets?|power outlets?|mains|button cells?|lithium|9-volt)\b/i;

/** What those under thirteen do not handle. */
const BANNED_FOR_THE_YOUNG = /\b(?:knife|knives|blades?|glass(?:es)?|goggles off|syringes?)\b/i;

/** Nothing from the lab goes into a mouth. */
const MOUTH = /\b(?:eat|drink|taste|swallow|lick|bite|chew)\b/i;

const SUN =
  /\b(?:look|stare|gaze)\w* (?:straight |right )?(?:at|into|toward) the (?:bright )?sun\b/i;
const REFUSAL = /\b(?:never|not|no|nobody|nothing)\b/i;

const NEVER_YOUNGER = 13;
const HELPED_UP_TO = 8;

/** A thing that needs a note of safety, and what the note has to speak of. */
const NOTES: readonly (readonly [used: RegExp, note: RegExp])[] = [
  [/\bballoons?\b/i, /latex/i],
  [/\bmagnets?\b/i, /swallow/i],
  [/\bbatter(?:y|ies)\b/i, /AA/],
  [/\b(?:yeast|mustard|radish|peanuts?|eggs?|flour|milk)\b/i, /allerg/i],
  [/\b(?:dry|raw) beans?\b|\brice\b/i, /\b(?:eat\w*|cooked)\b/i],
  [/\b(?:sunny spot|full sun|sunlight|in the sun)\b/i, /\b(?:sun|hat)\b/i],
];

/** What is not safe enough in an experiment. */
export function safetyFaults(experiment: Experiment): string[] {
  const { materials, setup, safety, steps, ages } = experiment;
  const doing = [
    ...setup,
    ...steps.flatMap(({ text, tip }) => (tip === undefined ? [text] : [text, tip])),
  ];
  const used = [...materials, ...doing];
  const notes = [...safety, ...setup].join(' ');
  const faults: string[] = [];
  for (const text of used) {
    const banned = BANNED.exec(text)?.[0];
    if (banned !== undefined) faults.push(`asks for ${banned}: ${text}`);
    const young = ages[0] < NEVER_YOUNGER ? BANNED_FOR_THE_YOUNG.exec(text)?.[0] : undefined;
    if (young !== undefined) faults.push(`asks the young for ${young}: ${text}`);
    if (SUN.test(text) && !REFUSAL.test(text)) faults.push(`looks at the sun: ${text}`);
  }
  for (const text of doing) {
    const mouth = MOUTH.exec(text)?.[0];
    if (mouth !== undefined && !REFUSAL.test(text)) faults.push(`asks to ${mouth}: ${text}`);
  }
  for (const text of materials) {
    if (/\bbatter(?:y|ies)\b/i.test(text) && !/\bAA\b/.test(text)) {
      faults.push(`takes other batteries than AA: ${text}`);
    }
  }
  for (const [thing, note] of NOTES) {
    const found = thing.exec(used.join(' '))?.[0];
    if (found !== undefined && !note.test(notes)) faults.push(`has no note of safety on ${found}`);
  }
  if (ages[0] <= HELPED_UP_TO && /\b(?:scissors|pins?)\b/i.test(used.join(' '))) {
    if (!/grown-up/i.test(notes)) faults.push('no grown-up helps with what is sharp');
  }
  return faults;
}
