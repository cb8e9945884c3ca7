import type { ContentBand } from '../age/index.ts';

/** Questions of an activity by band: a small child sits for three. */
const QUESTIONS: Readonly<Record<ContentBand, number>> = {
  kindergarten: 3,
  elementary: 4,
  intermediate: 5,
  advanced: 5,
};

/** How many questions an activity asks a band. */
export function questionsFor(band: ContentBand): number {
  return QUESTIONS[band];
}

/** Minutes that the text of an activity takes, before its questions. */
const READING_MINUTES = 2;

/** Minutes of an activity with this band's questions: one for each, and two for its text. */
export function activityMinutes(band: ContentBand): number {
  return READING_MINUTES + questionsFor(band);
}

/**
 * The number in the first activity's id. A report of progress names an activity by the digits of its id (spec 7), and
 * must never be taken for a lesson.
 */
const FIRST_NUMBER = 1_000_001;

/** An activity's id for clients, such as `activity-1000001`. */
export function activityId(row: number): string {
  return `activity-${FIRST_NUMBER - 1 + row}`;
}

/** The row of an activity from its id or the digits of it; null for what names none. */
export function activityRow(id: string | number): number | null {
  const row = Number(String(id).replace(/\D/g, '')) - FIRST_NUMBER + 1;
  return Number.isSafeInteger(row) && row > 0 ? row : null;
}

/** Whether an answer is the right one; null where a question is the child's to think about. */
export function isRightAnswer(
  {
    options,
    correctAnswer,
  }: { readonly options?: readonly string[] | undefined; readonly correctAnswer: string },
  choice: number | null,
): boolean | null {
  if (options === undefined) return null;
  return choice !== null && options[choice] === correctAnswer;
}
