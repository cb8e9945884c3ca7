import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { z } from 'zod';
import { problemOfShownText } from '../answer-check/index.ts';
import { asData, bibleSchema, helperRules, LANGUAGE_NAMES, WRITING_FOR } from './prompt-parts.ts';
import { type Task, TaskProblem } from './task.ts';

const inputSchema = z.object({
  /** What the child wrote. */
  text: z.string(),
  /** The prompt that the child chose; null for a free entry. */
  prompt: z.string().nullable(),
  band: z.enum(CONTENT_BANDS),
  language: z.enum(LANGUAGES),
  bible: bibleSchema,
});

/** Words of an answer at most: what a band reads with pleasure. */
const MOST_WORDS: Readonly<Record<ContentBand, number>> = {
  kindergarten: 40,
  elementary: 80,
  intermediate: 110,
  advanced: 140,
};
const LEAST_WORDS = 6;
/** An entry may be pages long; its beginning and its end say what it is about. */
const MOST_LETTERS = 4000;

function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const half = MOST_LETTERS / 2;
  return `${text.slice(0, half)}\n…\n${text.slice(-half)}`.toWellFormed();
}

/** An answer to a journal entry, for texts in which no danger was found. */
export const journalFeedbackTask: Task<z.infer<typeof inputSchema>, string> = {
  name: 'journal-feedback',
  input: inputSchema,
  output: z.string(),

  prompt({ text, prompt, band, language, bible }) {
    const asked = prompt === null ? '' : `${asData('prompt', prompt)}\n`;
    return {
      system: [
        helperRules(bible),
        `Answer the journal entry of ${WRITING_FOR[band]}.`,
        'Three to five sentences: meet the feeling, take up one thing that was written, and end with one gentle question or one small step.',
        'Praise what was done or thought, never talent. Correct neither spelling nor grammar. No greeting, no signature, no headings, no lists.',
        `At most ${MOST_WORDS[band]} words, in ${LANGUAGE_NAMES[language]}, in the familiar form of address.`,
        'Answer with the words for the child alone.',
      ].join('\n'),
      turns: [{ role: 'user', text: `${asked}${asData('entry', shortened(text))}` }],
      maxTokens: 800,
    };
  },

  check(output, { band }) {
    const text = output.trim();
    const problem = problemOfShownText(text, { least: LEAST_WORDS, most: MOST_WORDS[band] });
    return problem === null ? text : new TaskProblem(`the answer ${problem}`);
  },
};
