import { type ChallengeBand, type ChallengeType, OPEN_ANSWER } from '@lamplight/domain/challenges';
import { writtenChallenges } from './banks.ts';
import type { ChallengeItem, ItemOf } from './challenge-item.ts';
import type { CreativeItem, ReadingItem, ScienceItem } from './items.ts';

/** The types whose items are written, not generated. */
export const WRITTEN_TYPES = ['reading', 'science', 'creative'] as const satisfies ChallengeType[];

/** The written items of a type and band; none for a type that is generated. */
export function writtenItems(type: ChallengeType, band: ChallengeBand): ChallengeItem[] {
  const { reading, science, creative } = writtenChallenges();
  switch (type) {
    case 'reading':
      return reading[band].map((item) => toReading(item, band));
    case 'science':
      return science[band].map((item) => toScience(item, band));
    case 'creative':
      return creative[band].map((item) => toCreative(item, band));
    default:
      return [];
  }
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
