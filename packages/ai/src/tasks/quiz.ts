import { CONTENT_BANDS } from '@lamplight/domain/age';
import { QUIZ_LENGTH } from '@lamplight/domain/quizzes';
import { z } from 'zod';
import { checkedQuestions, questionRules, writtenQuestionSchema } from './made-question.ts';
import { asData, bibleSchema, helperRules, jsonSchemaOf, WRITING_FOR } from './prompt-parts.ts';
import { type Task, TaskProblem } from './task.ts';

/** Subjects of quizzes that a model may write: the keys of math come from computations alone. */
export const WRITTEN_QUIZ_SUBJECTS = ['bible', 'ai', 'science'] as const;

const inputSchema = z.object({
  subject: z.enum(WRITTEN_QUIZ_SUBJECTS),
  /** What the questions are about, in the asker's words. */
  topic: z.string(),
  band: z.enum(CONTENT_BANDS),
  bible: bibleSchema,
});

const questionSchema = writtenQuestionSchema.extend({
  /** Where the answer stands in the Bible, such as `Genesis 1:1-5`; empty for other subjects. */
  reference: z.string(),
});
const outputSchema = z.object({ questions: z.array(questionSchema) });
/** The questions of a quiz as a model wrote them. */
export type WrittenQuiz = z.infer<typeof outputSchema>;

/** Five questions about a topic that the bank does not have. */
export const quizTask: Task<z.infer<typeof inputSchema>, WrittenQuiz> = {
  name: 'quiz',
  input: inputSchema,
  output: outputSchema,

  prompt({ subject, topic, band, bible }) {
    return {
      system: [
        helperRules(bible),
        `Write a quiz of ${QUIZ_LENGTH} questions for ${WRITING_FOR[band]}, in American English. The subject is ${subject}; the topic is named below. Where the topic does not belong to the subject or is not for children, take the nearest one that does.`,
        questionRules(band),
        subject === 'bible'
          ? 'Ask only what the Bible itself says, and name in `reference` the verses in which it says so.'
          : 'Leave `reference` empty.',
      ].join('\n'),
      turns: [{ role: 'user', text: asData('topic', topic) }],
      maxTokens: 2600,
      json: jsonSchemaOf(outputSchema),
    };
  },

  check({ questions }, { subject, band }) {
    const checked = checkedQuestions(questions, band, QUIZ_LENGTH);
    if (typeof checked === 'string') return new TaskProblem(`the quiz ${checked}`);
    const references = questions.map(({ reference }) => reference.trim());
    if (subject === 'bible' && references.slice(0, QUIZ_LENGTH).includes('')) {
      return new TaskProblem('the quiz has a question without a reference');
    }
    return {
      questions: checked.map((question, at) => ({
        ...question,
        reference: references[at] ?? '',
      })),
    };
  },
};
