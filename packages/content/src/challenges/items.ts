/** The bands of challenges, youngest first: up to 6, up to 10, up to 14, older (spec 9, Dashboard). */
export type ChallengeBankBand = 'little' | 'young' | 'middle' | 'older';

interface BankItem {
  /** Names the item for good, such as `reading-young-lost-lamb`: nobody meets it twice. */
  readonly key: string;
  readonly title: string;
  readonly difficulty: 'beginner' | 'easy' | 'medium' | 'hard';
  /** The week of the programme whose theme it takes up. */
  readonly week?: number;
  /** Two or three, each a step further; none gives the answer. */
  readonly hints: readonly string[];
}

/** A short passage and a question that is answered in the child's own words. */
export interface ReadingItem extends BankItem {
  /** Paragraphs parted by a blank line. */
  readonly passage: string;
  readonly question: string;
  /** What a good answer may say; shown after the child's own. */
  readonly goodAnswer: string;
}

/** Something to observe, predict or explain. */
export interface ScienceItem extends BankItem {
  readonly description: string;
  readonly question: string;
  readonly goodAnswer: string;
}

/** Something to make or do; the child tells what came of it, and every answer counts. */
export interface CreativeItem extends BankItem {
  readonly description: string;
  /** What to tell about it afterwards. */
  readonly question: string;
}
