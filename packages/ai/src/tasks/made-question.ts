import type { ContentBand } from '@lamplight/domain/age';
import { z } from 'zod';
import { problemOfShownText } from '../answer-check/index.ts';

/** A question as a model writes it: the answer in words, so that a miscounted place is no wrong key. */
export const writtenQuestionSchema = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** One of the options, word for word. */
  answer: z.string(),
  explanation: z.string(),
});
type WrittenQuestion = z.infer<typeof writtenQuestionSchema>;

/** Options of a question (as in the banks): three in kindergarten, else four. */
function optionsFor(band: ContentBand): number {
  return band === 'kindergarten' ? 3 : 4;
}

const QUESTION = { least: 3, most: 50 } as const;
const OPTION = { least: 1, most: 16 } as const;
const EXPLANATION = { least: 4, most: 70 } as const;

/** What a prompt says of questions. */
export function questionRules(band: ContentBand): string {
  return [
    `Each question has ${optionsFor(band)} different options of about the same length. Exactly one is right, and nobody who knows the matter could hold another for right.`,
    'The answer repeats the right option word for word. Never “all of these” or “none of these”.',
    'The explanation says in one to three sentences why it is right, and does not only repeat the question.',
    'Nothing that changes from year to year, no sums, no trick questions, nothing that needs a picture.',
  ].join('\n');
}

const compared = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const NO_REAL_OPTION =
  /^(?:all|none|both|neither) (?:of|the)\b|^(?:todas?|ninguna?|toutes?|aucune?|alle|keine?) (?:las|los|de|les|der)\b/iu;

/**
 * What is wrong with a question: its key is none of the options, options are alike, or a text may not be shown.
 * @returns the question tidied up, or a short reason
 */
function checkedQuestion(question: WrittenQuestion, band: ContentBand) {
  const options = question.options.map((option) => option.trim());
  const keys = options.map(compared);
  if (options.length !== optionsFor(band)) return 'has another number of options';
  if (new Set(keys).size !== keys.length || keys.includes('')) return 'has options that are alike';
  const place = keys.indexOf(compared(question.answer));
  if (place < 0) return 'has a key that is no option';
  if (options.some((option) => NO_REAL_OPTION.test(option))) return 'has an option that is none';
  const asked = question.question.trim();
  const explanation = question.explanation.trim();
  if (compared(asked) === compared(explanation)) return 'has an explanation that explains nothing';
  const problem =
    problemOfShownText(asked, QUESTION) ??
    problemOfShownText(explanation, EXPLANATION) ??
    options.map((option) => problemOfShownText(option, OPTION)).find((fault) => fault !== null);
  if (problem) return problem;
  return { question: asked, options, answer: options[place] ?? '', explanation };
}

/** Questions that may all be asked, or what is wrong with one of them. */
export function checkedQuestions(
  questions: readonly WrittenQuestion[],
  band: ContentBand,
  count: number,
): WrittenQuestion[] | string {
  if (questions.length < count) return 'has too few questions';
  const asked = questions.slice(0, count).map((question) => checkedQuestion(question, band));
  const problem = asked.find((each) => typeof each === 'string');
  if (problem !== undefined) return problem;
  const sound = asked.filter((each) => typeof each !== 'string');
  const different = new Set(sound.map(({ question }) => compared(question)));
  return different.size === sound.length ? sound : 'asks the same twice';
}
