import { OPEN_ANSWER } from './challenge.ts';

/** How far a math answer may be from the expected value (spec 5). */
const MATH_TOLERANCE = 0.01;

/** A reading answer is correct when it is longer than this, in characters (spec 5). */
const READING_LENGTH = 10;

/** A science answer is correct when it is longer than this, in characters (spec 5). */
const SCIENCE_LENGTH = 5;

/** What deciding on an answer needs of a challenge. */
export interface Answerable {
  readonly type: 'math' | 'reading' | 'science' | 'creative' | 'logic';
  readonly correctAnswer: number | string | null;
}

/** Whether an answer is none: nothing but white space. */
export function isEmptyAnswer(answer: string): boolean {
  return answer.trim() === '';
}

/** Whether an answer is correct (spec 5, Challenges and activities); an empty one never is. */
export function isCorrectAnswer({ type, correctAnswer }: Answerable, answer: string): boolean {
  const given = answer.trim();
  if (given === '') return false;
  switch (type) {
    case 'math':
      return isNear(given, correctAnswer);
    case 'reading':
      return [...given].length > READING_LENGTH;
    case 'science':
      return [...given].length > SCIENCE_LENGTH;
    case 'creative':
      return true;
    case 'logic':
      return correctAnswer === OPEN_ANSWER || plain(given) === plain(String(correctAnswer));
  }
}

/** The number that a child wrote, such as `-3`, `1,250`, `2,5` or `3/4`; null when it is none. */
export function writtenNumber(text: string): number | null {
  const written = text.trim().replace(/[−–]/g, '-').replaceAll('⁄', '/').replace(/\s+/g, '');
  const fraction = /^(-?\d+)\/(\d+)$/.exec(written);
  if (fraction) {
    const bottom = Number(fraction[2]);
    return bottom === 0 ? null : Number(fraction[1]) / bottom;
  }
  // A comma before exactly three digits groups them; any other stands for the decimal point.
  const plainNumber = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replace(/^([-+]?\d*),(\d+)$/, '$1.$2');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plainNumber) ? Number(plainNumber) : null;
}

function isNear(given: string, expected: number | string | null): boolean {
  const number = writtenNumber(given.replace(/^[a-z]\s*=\s*/i, ''));
  if (number === null || typeof expected !== 'number') return false;
  // Floating point puts 2.01 a hair more than 0.01 above 2.
  return Math.abs(number - expected) <= MATH_TOLERANCE + 1e-9;
}

/** A text as logic answers are compared: without case, accents, white space and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
