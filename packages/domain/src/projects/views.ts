import { z } from 'zod';
import { idSchema } from '../validation/index.ts';
import { programErrorSchema } from './run.ts';
import { SCORE_PARTS } from './scoring.ts';

/** Characters that a program may have. */
export const MAX_CODE_CHARACTERS = 20_000;
/** Characters that a workspace of blocks may have as JSON. */
const MAX_BLOCKS_CHARACTERS = 100_000;

const codeSchema = z
  .string()
  .max(MAX_CODE_CHARACTERS, `Please use at most ${MAX_CODE_CHARACTERS} characters`)
  .refine((code) => code.isWellFormed() && !code.includes('\u0000'), {
    error: 'This code holds a character that cannot be stored',
  });

/** A workspace of blocks as JSON text: blocks lie within blocks, deeper than a request's body may nest. */
const blocksSchema = z
  .string()
  .max(MAX_BLOCKS_CHARACTERS)
  .refine(isJson, { error: 'Blocks are JSON in a text' });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return text.isWellFormed() && !text.includes('\u0000');
  } catch {
    return false;
  }
}

const scoreSchema = z.int().min(0).max(100);

/** What is known of a project that somebody began (spec 3, AI project progress). */
export const projectProgressSchema = z.object({
  projectId: idSchema,
  /** What was saved last. */
  code: z.string(),
  /** The workspace that the code was made from, as JSON text; null for code that was written. */
  blocks: z.string().nullable(),
  completed: z.boolean(),
  /** The best score of all checks; 0 before the first. */
  score: scoreSchema,
  /** Whether the server has ever checked it. */
  checked: z.boolean(),
});
export type ProjectProgress = z.infer<typeof projectProgressSchema>;

/** A learner's work on a project. */
export const projectWorkSchema = z.object({
  projectId: idSchema,
  code: codeSchema,
  blocks: blocksSchema.nullish(),
});
export type ProjectWork = z.infer<typeof projectWorkSchema>;

/** The answer to a draft: short, since it is kept for a while beside the key of its call. */
export const savedProjectSchema = z.object({ projectId: idSchema });
export type SavedProject = z.infer<typeof savedProjectSchema>;

/** What a client of the specification reports (spec 7): its own judgement is bounded, and not believed. */
export const projectReportSchema = z.object({
  projectId: idSchema,
  code: codeSchema,
  completed: z.boolean().optional(),
  score: z.number().min(0).max(100).optional(),
});
export type ProjectReport = z.infer<typeof projectReportSchema>;

/** What the server found when it checked a project. */
export const projectCheckSchema = z.object({
  projectId: idSchema,
  /** Of this check (spec 9). */
  score: scoreSchema,
  parts: z.object({
    lines: z.int().min(0).max(SCORE_PARTS.lines),
    keyword: z.int().min(0).max(SCORE_PARTS.keyword),
    arrow: z.int().min(0).max(SCORE_PARTS.arrow),
  }),
  /** The best of all checks. */
  best: scoreSchema,
  /** Whether the project is completed, now or by an earlier check. */
  completed: z.boolean(),
  /** Hidden tests: what they show is evidence, whatever the score is. */
  tests: z.object({ passed: z.int().min(0), total: z.int().min(0) }),
  /** The first lines that the program put out on the server. */
  output: z.array(z.string()),
  error: programErrorSchema.nullable(),
});
export type ProjectCheck = z.infer<typeof projectCheckSchema>;
