import { type QuizItem, quizBank } from '@lamplight/content/quizzes';
import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { optionOrder, type QuizAnswers, type QuizSubject } from '@lamplight/domain/quizzes';
import { AppError } from '../platform/app-error.ts';

/** An answer as the server found it. */
interface MarkedAnswer {
  readonly item: QuizItem;
  /** The place in the bank of the option that was chosen. */
  readonly choice: number;
  readonly correct: boolean;
}

/** Bands beside the child's own: a quiz may have waited on a tablet over a birthday. */
const NEIGHBOURS = 1;

/**
 * Marks answers from the bank, by the order of options that the child saw.
 * @throws AppError VALIDATION for a question that is not in the bank near the child's band, and for a
 * choice that the question does not have
 */
export async function markAnswers(
  { subject, seed, answers }: QuizAnswers,
  band: ContentBand,
): Promise<MarkedAnswer[]> {
  const items = await itemsNear(subject, band);
  return answers.map(({ itemId, choice }) => {
    const item = items.get(itemId);
    const place = item && optionOrder(seed, itemId, item.options.length)[choice];
    if (item === undefined || place === undefined) {
      throw new AppError('VALIDATION', { message: 'There is no such question or answer.' });
    }
    return { item, choice: place, correct: place === item.answer };
  });
}

async function itemsNear(
  subject: QuizSubject,
  band: ContentBand,
): Promise<ReadonlyMap<string, QuizItem>> {
  const own = CONTENT_BANDS.indexOf(band);
  const near = CONTENT_BANDS.filter((_, at) => Math.abs(at - own) <= NEIGHBOURS);
  const banks = await Promise.all(near.map((each) => quizBank(subject, each)));
  return new Map(banks.flat().map((item) => [item.id, item]));
}
