import type {
  ChallengeBankBand,
  CreativeItem,
  ReadingItem,
  ScienceItem,
} from '../challenges/items.ts';
import type { Prose } from './prose.ts';

export const BANK_TYPES = ['reading', 'science', 'creative'] as const;
export type BankType = (typeof BANK_TYPES)[number];

/** The bands that each type is written for, as the challenges of spec 9 need them. */
export const BANK_BANDS: Readonly<Record<BankType, readonly ChallengeBankBand[]>> = {
  reading: ['little', 'young', 'middle', 'older'],
  science: ['young', 'middle', 'older'],
  creative: ['little', 'young', 'middle'],
};

/** One file of written challenges. */
export interface WrittenBank {
  readonly type: BankType;
  readonly band: ChallengeBankBand;
  readonly items: readonly (ReadingItem | ScienceItem | CreativeItem)[];
}

/** The folder of a bank. */
export function bankPath({ type, band }: Pick<WrittenBank, 'type' | 'band'>): string {
  return `challenges/${type}/${band}`;
}

/** All prose of an item, in reading order. */
export function proseOfItem(item: WrittenBank['items'][number]): Prose[] {
  return [
    { kind: 'title', place: 'title', text: item.title },
    ...('passage' in item ? paragraphs('passage', item.passage) : []),
    ...('description' in item ? paragraphs('description', item.description) : []),
    { kind: 'question', place: 'question', text: item.question },
    ...item.hints.map((text, index): Prose => ({ kind: 'point', place: `hints[${index}]`, text })),
    ...('goodAnswer' in item ? paragraphs('goodAnswer', item.goodAnswer) : []),
  ];
}

function paragraphs(place: string, text: string): Prose[] {
  return text.split(/\n\n/).map((paragraph) => ({ kind: 'body', place, text: paragraph }));
}
