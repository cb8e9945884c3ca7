import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { fleschKincaidGrade } from '@lamplight/domain/text';
import { z } from 'zod';
import { problemOfShownText } from '../answer-check/index.ts';
import { checkedQuestions, questionRules, writtenQuestionSchema } from './made-question.ts';
import { asData, bibleSchema, helperRules, jsonSchemaOf, WRITING_FOR } from './prompt-parts.ts';
import { type Task, TaskProblem } from './task.ts';

const inputSchema = z.object({
  /** What it is about, in words, such as “Limits and errors of AI”. */
  topic: z.string(),
  subject: z.enum(['bible', 'ai', 'science']),
  band: z.enum(CONTENT_BANDS),
  /** How hard it is for the band. */
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  /** How many questions are wished for. */
  questions: z.int().min(1).max(5),
  bible: bibleSchema,
});
/** What a text is wished for. */
export type ActivityInput = z.infer<typeof inputSchema>;

const outputSchema = z.object({ content: z.string(), questions: z.array(writtenQuestionSchema) });
/** A text and questions about it. */
export type WrittenActivity = z.infer<typeof outputSchema>;

/** Words of the text at most, by band. */
const MOST_WORDS: Readonly<Record<ContentBand, number>> = {
  kindergarten: 60,
  elementary: 140,
  intermediate: 200,
  advanced: 260,
};
const LEAST_WORDS = 15;
/** Flesch-Kincaid grade of the text at most: a little above that of the lessons, since short texts scatter. */
const MOST_GRADE: Readonly<Record<ContentBand, number>> = {
  kindergarten: 4,
  elementary: 6,
  intermediate: 10,
  advanced: 13,
};

/** A short text on a topic, in the words of a band, and questions that the text answers. */
export const activityTask: Task<ActivityInput, WrittenActivity> = {
  name: 'activity',
  input: inputSchema,
  output: outputSchema,

  prompt({ topic, subject, band, level, questions, bible }) {
    return {
      system: [
        helperRules(bible),
        `Write a short text on a topic of the subject ${subject} for ${WRITING_FOR[band]}. It should be ${level} for that age. At most ${MOST_WORDS[band]} words of plain prose in paragraphs, without headings and lists. Every fact must be right.`,
        `Then ask ${questions} questions that whoever has read the text can answer.`,
        questionRules(band),
        'Everything in American English.',
      ].join('\n'),
      turns: [{ role: 'user', text: asData('topic', topic) }],
      maxTokens: 2600,
      json: jsonSchemaOf(outputSchema),
    };
  },

  check({ content, questions }, { band, questions: count }) {
    const text = content.replace(/\n{3,}/gu, '\n\n').trim();
    const problem = problemOfShownText(text, { least: LEAST_WORDS, most: MOST_WORDS[band] });
    if (problem === null && fleschKincaidGrade(text) > MOST_GRADE[band]) {
      return new TaskProblem('the activity is too hard to read');
    }
    const checked = problem ?? checkedQuestions(questions, band, count);
    return typeof checked === 'string'
      ? new TaskProblem(`the activity ${checked}`)
      : { content: text, questions: checked };
  },
};
