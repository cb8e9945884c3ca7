import { type ChallengeBand, type ChallengeType, OPEN_ANSWER } from '@lamplight/domain/challenges';
import { type Bank, creativeBank, readingBank, scienceBank } from './banks.ts';
import type { ChallengeItem, ItemOf } from './challenge-item.ts';
import type { CreativeItem, ReadingItem, ScienceItem } from './items.ts';

/** The types whose items are written, not generated. */
export const WRITTEN_TYPES = ['reading', 'science', 'creative'] as const satisfies ChallengeType[];
type WrittenType = (typeof WRITTEN_TYPES)[number];

const written: Readonly<Record<WrittenType, Bank<ChallengeItem>>> = {
  reading: mapBank(readingBank, toReading),
  science: mapBank(scienceBank, toScience),
  creative: mapBank(creativeBank, toCreative),
};

/** The written items of a type and band; none for a type that is generated. */
export function writtenItems(type: ChallengeType, band: ChallengeBand): readonly ChallengeItem[] {
  return type in written ? written[type as WrittenType][band] : [];
}

function mapBank<I, O>(bank: Bank<I>, map: (item: I, band: ChallengeBand) => O): Bank<O> {
  const of = (band: ChallengeBand) => bank[band].map((item) => map(item, band));
  return { little: of('little'), young: of('young'), middle: of('middle'), older: of('older') };
}

function toReading(item: ReadingItem, band: ChallengeBand): ItemOf<'reading'> {
  return {
    ...toCommon(item, band),
    type: 'reading',
    description: item.question,
    content: { passage: item.passage, goodAnswer: item.goodAnswer },
    correctAnswer: OPEN_ANSWER,
  };
}

function toScience(item: ScienceItem, band: ChallengeBand): ItemOf<'science'> {
  return {
    ...toCommon(item, band),
    type: 'science',
    description: item.question,
    content: { description: item.description, goodAnswer: item.goodAnswer },
    correctAnswer: OPEN_ANSWER,
  };
}

function toCreative(item: CreativeItem, band: ChallengeBand): ItemOf<'creative'> {
  return {
    ...toCommon(item, band),
    type: 'creative',
    description: item.description,
    content: { question: item.question },
    correctAnswer: null,
  };
}

function toCommon(item: ReadingItem | ScienceItem | CreativeItem, band: ChallengeBand) {
  const { key, title, difficulty, week, hints } = item;
  return { key, band, title, difficulty, week, hints: [...hints] };
}
