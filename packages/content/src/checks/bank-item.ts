import type {
  ChallengeBankBand,
  CreativeItem,
  ReadingItem,
  ScienceItem,
} from '../challenges/items.ts';
import type { Prose } from './prose.ts';
import { faultsOf, field, type Shape } from './shape.ts';

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

/** The file of a bank, below `src`. */
export function bankPath({ type, band }: Pick<WrittenBank, 'type' | 'band'>): string {
  return `challenges/${type}/${band}.ts`;
}

/** What the file of a bank exports, such as `youngReading`. */
export function bankExport({ type, band }: Pick<WrittenBank, 'type' | 'band'>): string {
  return `${band}${type.charAt(0).toUpperCase()}${type.slice(1)}`;
}

const COMMON: Shape = {
  key: 'string',
  title: 'string',
  difficulty: 'string',
  question: 'string',
  hints: 'array',
};

const OWN: Readonly<Record<BankType, Shape>> = {
  reading: { passage: 'string', goodAnswer: 'string' },
  science: { description: 'string', goodAnswer: 'string' },
  creative: { description: 'string' },
};

/** What is missing in a value that claims to be an item of a type. */
export function itemShapeFaults(type: BankType, value: unknown): string[] {
  const key = field(value, 'key');
  return faultsOf(typeof key === 'string' ? key : 'an item', value, { ...COMMON, ...OWN[type] });
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
