import type { AskedItem, QuizItem } from '@lamplight/content/quizzes';
import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { optionOrder, type QuizAnswers, type QuizSubject } from '@lamplight/domain/quizzes';
import { AppError } from '../../platform/app-error.ts';
import { hostQuizBank } from './bank-item.ts';

/** An answer as the server found it. */
interface MarkedAnswer {
  readonly item: AskedItem;
  /** The place, as it was written, of the option that was chosen. */
  readonly choice: number;
  readonly correct: boolean;
}

/** Bands beside the child's own: a quiz may have waited on a tablet over a birthday. */
const NEIGHBOURS = 1;

/**
 * Marks answers by the order of options that the child saw.
 * @param items the questions that may have been asked
 * @throws AppError VALIDATION for a question that is not among them, and for a choice that it does not have
 */
export function markAnswers(
  { seed, answers }: QuizAnswers,
  items: readonly AskedItem[],
): MarkedAnswer[] {
  const known = new Map(items.map((item) => [item.id, item]));
  return answers.map(({ itemId, choice }) => {
    const item = known.get(itemId);
    const place = item && optionOrder(seed, itemId, item.options.length)[choice];
    if (item === undefined || place === undefined) {
      throw new AppError('VALIDATION', { message: 'There is no such question or answer.' });
    }
    return { item, choice: place, correct: place === item.answer };
  });
}

/** The questions of the bank near a band. */
export async function itemsNear(
  subject: QuizSubject,
  band: ContentBand,
): Promise<readonly QuizItem[]> {
  const own = CONTENT_BANDS.indexOf(band);
  const near = CONTENT_BANDS.filter((_, at) => Math.abs(at - own) <= NEIGHBOURS);
  const banks = await Promise.all(near.map((each) => hostQuizBank(subject, each)));
  return banks.flat();
}
