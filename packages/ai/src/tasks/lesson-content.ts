import { LESSON_DIFFICULTIES } from '@lamplight/domain/lessons';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { TEACHER_LESSON_SUBJECTS } from '@lamplight/domain/teaching';
import { z } from 'zod';
import { problemOfShownText } from '../answer-check/index.ts';
import { asData, bibleSchema, helperRules, jsonSchemaOf, LANGUAGE_NAMES } from './prompt-parts.ts';
import { type Task, TaskProblem } from './task.ts';

const inputSchema = z.object({
  title: z.string(),
  subject: z.enum(TEACHER_LESSON_SUBJECTS),
  difficulty: z.enum(LESSON_DIFFICULTIES),
  /** Minutes. */
  duration: z.int(),
  language: z.enum(LANGUAGES),
  bible: bibleSchema,
});

const outputSchema = z.object({ description: z.string(), content: z.string() });
/** A lesson that a teacher goes on with. */
export type LessonContent = z.infer<typeof outputSchema>;

const DESCRIPTION = { least: 4, most: 80 } as const;
const CONTENT = { least: 60, most: 1200 } as const;
/** Words that a model writes within the time of one call. */
const WISHED_WORDS = 340;

/** The content of a lesson and its description, as plain text. */
export const lessonContentTask: Task<z.infer<typeof inputSchema>, LessonContent> = {
  name: 'lesson-content',
  input: inputSchema,
  output: outputSchema,

  prompt({ title, subject, difficulty, duration, language, bible }) {
    return {
      system: [
        helperRules(bible),
        `You draft a lesson for a teacher of children, who will edit it. Subject: ${subject}. Difficulty: ${difficulty}. It takes ${duration} minutes.`,
        'The description is one or two sentences for the students. The content has these parts, each with its minutes in its heading: what you need, beginning, explanation, working together, practice, three questions with their answers, end.',
        'Name real things to do with material that every classroom has. Every fact, sum and answer must be right.',
        `Plain text: headings on lines of their own, lists with hyphens, no Markdown, no gaps in brackets. About ${WISHED_WORDS} words, in ${LANGUAGE_NAMES[language]}.`,
      ].join('\n'),
      turns: [{ role: 'user', text: asData('title', title) }],
      maxTokens: 2600,
      json: jsonSchemaOf(outputSchema),
    };
  },

  check(output) {
    const description = output.description.replace(/\s+/gu, ' ').trim();
    const content = output.content.replace(/\n{3,}/gu, '\n\n').trim();
    const problem =
      problemOfShownText(description, DESCRIPTION) ?? problemOfShownText(content, CONTENT);
    return problem === null ? { description, content } : new TaskProblem(`the lesson ${problem}`);
  },
};
