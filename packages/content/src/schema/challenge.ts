import { CHALLENGE_DIFFICULTIES } from '@lamplight/domain/challenges';
import { z } from 'zod';
import { line, lines, week } from './line.ts';

const common = {
  key: line,
  title: line,
  difficulty: z.enum(CHALLENGE_DIFFICULTIES),
  week: week.exactOptional(),
  question: line,
  hints: lines,
};

/** The written challenges of each type (see `challenges/items.ts`). */
export const challengeSchemas = {
  reading: z.array(z.strictObject({ ...common, passage: line, goodAnswer: line })),
  science: z.array(z.strictObject({ ...common, description: line, goodAnswer: line })),
  creative: z.array(z.strictObject({ ...common, description: line })),
};
