import { CONTENT_DIFFICULTIES } from '@lamplight/domain/content-filter';
import { EXPERIMENT_CATEGORIES, SIMULATIONS } from '@lamplight/domain/experiments';
import { z } from 'zod';
import { line, lines } from './line.ts';

const step = z.strictObject({
  title: line.exactOptional(),
  text: line,
  tip: line.exactOptional(),
});
const age = z.int().min(4).max(18);
const common = {
  category: z.enum(EXPERIMENT_CATEGORIES),
  ages: z.tuple([age, age]),
  picture: line,
  /** Minutes. */
  duration: z.int().min(1),
  simulation: z.enum(SIMULATIONS).nullable(),
  safety: lines,
};

/** Experiments that were written one by one. */
export const experimentsSchema = z.array(
  z.strictObject({
    id: z.int().min(1),
    title: line,
    description: line,
    difficulty: z.enum(CONTENT_DIFFICULTIES),
    materials: lines,
    setup: lines,
    steps: z.array(step),
    funFact: line,
    howItWorks: line,
    question: line,
    ...common,
  }),
);

const investigation = z.strictObject({
  title: line,
  description: line,
  materials: lines,
  setup: lines,
  steps: z.tuple([step, step, step, step]),
  howItWorks: line,
  question: line,
});

const frame = {
  firstId: z.int(),
  funFacts: lines,
  further: z
    .strictObject({
      medium: step,
      advanced: step,
      mediumNeeds: lines.exactOptional(),
      advancedNeeds: lines.exactOptional(),
    })
    .nullable(),
  ...common,
};

/**
 * A kind of investigation: its investigations one by one, or one `investigation` whose words in braces are filled in
 * from each entry of the list `each`.
 */
export const frameSchema = z
  .strictObject({
    ...frame,
    investigations: z.array(investigation).exactOptional(),
    each: z.array(z.record(z.string(), line)).exactOptional(),
    investigation: investigation.exactOptional(),
  })
  .transform(({ investigations, each, investigation: template, ...rest }, context) => {
    if (investigations !== undefined) return { ...rest, investigations };
    if (each === undefined || template === undefined) {
      context.addIssue('write either investigations, or an investigation and each of its words');
      return z.NEVER;
    }
    const made = each.map((words) => filled(template, words));
    const hole = /\{\w+\}/.exec(JSON.stringify(made));
    if (hole !== null) {
      context.addIssue({ code: 'custom', path: ['each'], message: `has no word for ${hole[0]}` });
    }
    return { ...rest, investigations: made.map((one) => investigation.parse(one)) };
  });

/** How an investigation ends in later rounds (see `experiments/rounds.ts`). */
export const roundsSchema = z.array(z.strictObject({ suffix: line, little: step, older: step }));

/** A template with every `{word}` that the entry has replaced by what the entry says. */
function filled(template: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof template === 'string') {
    return template.replace(/\{(\w+)\}/g, (hole, word: string) => words[word] ?? hole);
  }
  if (Array.isArray(template)) return template.map((part) => filled(part, words));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, part]) => [key, filled(part, words)]),
  );
}
