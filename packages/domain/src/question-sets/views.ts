import { z } from 'zod';
import { OPTIONS_MAX } from '../multiplayer/limits.ts';
import type { QuestionKind } from '../questions/index.ts';
import { idSchema, lineOfText } from '../validation/index.ts';
import {
  CSV_MAX,
  EXPLANATION_MAX,
  NUMBER_MAX,
  OPTION_MAX,
  QUESTION_MAX,
  QUESTIONS_PER_SET_MAX,
  SET_NAME_MAX,
  TOPIC_MAX,
  UNIT_MAX,
} from './limits.ts';

/** Room for what is longer than it may be, so that the rules can say where. */
const roomFor = (limit: number) => z.string().max(limit * 8);

const about = {
  question: roomFor(QUESTION_MAX),
  /** Shown after the question; may be left empty. */
  explanation: roomFor(EXPLANATION_MAX),
  /** Shown with the question; may be left empty. */
  topic: roomFor(TOPIC_MAX),
};
const options = z.array(roomFor(OPTION_MAX)).max(OPTIONS_MAX);
const place = z
  .int()
  .min(0)
  .max(OPTIONS_MAX - 1);
const number = z.number().min(-NUMBER_MAX).max(NUMBER_MAX);

/** A question as somebody is writing it: the rules say what is still to be mended. */
export const questionDraftSchema = z.discriminatedUnion('kind', [
  /** `answer` is the index of the right option; null while nobody has chosen one. */
  z.object({ kind: z.literal('choice'), ...about, options, answer: place.nullable() }),
  z.object({
    kind: z.literal('several'),
    ...about,
    options,
    answers: z.array(place).max(OPTIONS_MAX),
  }),
  z.object({ kind: z.literal('true-false'), ...about, answer: z.boolean().nullable() }),
  /** Things in their right order. */
  z.object({ kind: z.literal('order'), ...about, options }),
  z.object({
    kind: z.literal('match'),
    ...about,
    pairs: z
      .array(z.object({ left: roomFor(OPTION_MAX), right: roomFor(OPTION_MAX) }))
      .max(OPTIONS_MAX),
  }),
  /** Right as long as it is no further than `tolerance` from `answer`; `unit` may be left empty. */
  z.object({
    kind: z.literal('number'),
    ...about,
    answer: number.nullable(),
    tolerance: number,
    unit: roomFor(UNIT_MAX),
  }),
  /** Spellings that are right; the first is the one that is shown. */
  z.object({ kind: z.literal('word'), ...about, options }),
]);
export type QuestionDraft = z.infer<typeof questionDraftSchema>;
export type DraftOf<Kind extends QuestionKind> = Extract<QuestionDraft, { kind: Kind }>;

const setName = lineOfText({ min: 1, max: SET_NAME_MAX, tooShort: 'Please give the set a name' });

/** A set as a teacher sends it. */
export const newQuestionSetSchema = z.object({
  name: setName,
  questions: z.array(questionDraftSchema).max(QUESTIONS_PER_SET_MAX * 2),
});
export type NewQuestionSet = z.infer<typeof newQuestionSetSchema>;

export const editedQuestionSetSchema = newQuestionSetSchema.extend({
  id: idSchema,
  /** Which state of the set was edited: an older one is refused, so that nobody's work is lost. */
  version: z.int().min(1),
});
export type EditedQuestionSet = z.infer<typeof editedQuestionSetSchema>;

/** A set in a list. */
export const questionSetSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  questions: z.int(),
  /** Whether it has enough questions for a game. */
  isPlayable: z.boolean(),
  /** Whether the reader wrote it; those of co-teachers can be read and duplicated. */
  isOwn: z.boolean(),
  /** Who wrote it. */
  teacher: z.string(),
  updatedAt: z.iso.datetime(),
});
export type QuestionSetSummary = z.infer<typeof questionSetSummarySchema>;

/** A quotation of Scripture in a set that is not what the Bible says. */
export const scriptureWarningSchema = z.object({
  /** Number of the question, from 1. */
  row: z.int(),
  column: z.enum(['question', 'explanation']),
  said: z.string(),
  bible: z.string(),
  reference: z.string(),
});
export type ScriptureWarning = z.infer<typeof scriptureWarningSchema>;

/** A whole set. */
export const questionSetSchema = questionSetSummarySchema.omit({ questions: true }).extend({
  questions: z.array(questionDraftSchema),
  version: z.int(),
  warnings: z.array(scriptureWarningSchema),
});
export type QuestionSet = z.infer<typeof questionSetSchema>;

export const questionProblemSchema = z.object({
  row: z.int(),
  column: z.enum([
    'question',
    'option1',
    'option2',
    'option3',
    'option4',
    'option5',
    'option6',
    'options',
    'answer',
    'tolerance',
    'unit',
    'explanation',
    'topic',
    'kind',
    'file',
  ]),
  fault: z.enum([
    'empty',
    'too-long',
    'unreadable',
    'too-few',
    'too-many',
    'repeated',
    'missing',
    'no-such-option',
    'no-number',
    'no-pair',
    'no-such-kind',
    'ambiguous',
    'no-column',
    'no-table',
  ]),
  limit: z.int().optional(),
});

/** A file of comma-separated values that is to become a set; without a name it is only looked at. */
export const csvImportSchema = z.object({
  name: setName.optional(),
  csv: z.string().min(1).max(CSV_MAX),
});
export type CsvImport = z.infer<typeof csvImportSchema>;

/** What a file holds. It became a set only if there is nothing to mend and a name was given. */
export const csvImportResultSchema = z.object({
  questions: z.array(questionDraftSchema),
  problems: z.array(questionProblemSchema),
  set: questionSetSchema.nullable(),
});
export type CsvImportResult = z.infer<typeof csvImportResultSchema>;

export const csvExportSchema = z.object({ filename: z.string(), csv: z.string() });
export type CsvExport = z.infer<typeof csvExportSchema>;
