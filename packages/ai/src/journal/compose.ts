import type { ContentBand } from '@lamplight/domain/age';
import type { Age, JournalLanguage } from './language.ts';
import { type Dice, diceOf, pickFresh } from './pick.ts';
import type { EntryReading } from './read-entry.ts';
import { HEAVY_THEMES } from './themes.ts';

export interface Composition {
  reading: EntryReading;
  band: ContentBand;
  language: JournalLanguage;
  firstName: string | null;
  recent: readonly string[];
}

/** Sentences of the longest answer in each band, as few as the age can read or hear. */
const MOST_SENTENCES: Readonly<Record<ContentBand, number>> = {
  kindergarten: 2,
  elementary: 4,
  intermediate: 4,
  advanced: 5,
};
const AGE_OF: Readonly<Record<ContentBand, Age>> = {
  kindergarten: 'young',
  elementary: 'young',
  intermediate: 'older',
  advanced: 'older',
};
/** A thought from the Bible comes in one answer of three, so that it never becomes a lecture. */
const THOUGHT_EVERY = 3;
const NAME_EVERY = 4;
/** Letters with at most one hyphen or space: what a first name in a sentence may look like. */
const FIRST_NAME = /^\p{L}{2,20}(?:[ -]\p{L}{2,20})?$/u;
/** How often another combination is tried before an answer is said a second time. */
const TRIES = 40;

/** Puts an answer together that differs from all recent ones, as far as there are combinations left. */
export function compose(composition: Composition, seed: number): string {
  const dice = diceOf(seed);
  const recent = new Set(composition.recent);
  let text = composeOnce(composition, dice);
  for (let attempt = 0; attempt < TRIES && recent.has(text); attempt++) {
    text = composeOnce(composition, dice);
  }
  return text;
}

function composeOnce(
  { reading, band, language, firstName, recent }: Composition,
  dice: Dice,
): string {
  const age = AGE_OF[band];
  const parts = language.voices[age][reading.theme];
  const heavy = HEAVY_THEMES.has(reading.theme);
  const uses = (part: string) => recent.filter((answer) => answer.includes(part)).length;
  const pick = (choices: readonly string[]) => pickFresh(choices, dice, uses) ?? '';
  const oneIn = (count: number) => dice(count) === 0;

  const closing = pick(
    reading.asksSomething && !heavy && reading.theme !== 'faith'
      ? language.questionAsked[age]
      : parts.closings,
  );
  const notice = noticeOf(reading, language.notices[age], dice, pick);
  if (band === 'kindergarten') {
    const opening = notice !== null && !heavy && oneIn(2) ? notice : pick(parts.openings);
    return `${opening} ${closing}`;
  }

  const thoughts = language.thoughts[age][reading.theme] ?? [];
  const thought = thoughts.length > 0 && oneIn(THOUGHT_EVERY) ? pick(thoughts) : null;
  const named = firstName !== null && FIRST_NAME.test(firstName) && oneIn(NAME_EVERY);
  // Most important first: what does not fit into the band's number of sentences is left out from the end.
  const extras = [
    thought,
    notice,
    heavy && reading.strong ? pick(language.strongFeeling[age]) : null,
    reading.long ? pick(language.longEntry[age]) : null,
  ].filter((sentence) => sentence !== null);
  const thanks = named ? pick(language.thanks).replace('{name}', firstName) : null;
  const kept = extras.slice(0, MOST_SENTENCES[band] - (thanks === null ? 3 : 4));
  const keep = (sentence: string | null) => sentence !== null && kept.includes(sentence);
  const middle = keep(thought) && oneIn(2) ? null : pick(parts.middles);
  return [
    thanks,
    pick(parts.openings),
    ...kept.filter((sentence) => sentence !== thought),
    middle,
    keep(thought) ? thought : null,
    closing,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function noticeOf(
  reading: EntryReading,
  notices: readonly string[],
  dice: Dice,
  pick: (choices: readonly string[]) => string,
): string | null {
  if (reading.things.length === 0) return null;
  const thing = reading.things[dice(reading.things.length)] ?? '';
  return pick(notices.map((sentence) => sentence.replace('{thing}', thing)));
}
