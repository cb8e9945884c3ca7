import { z } from 'zod';
import { LANGUAGES, type Language } from '../profiles/index.ts';
import { blankAsNull, lineOfText } from '../validation/index.ts';

/** What a number is for: danger now, what hurts a child, thoughts of suicide, poison. */
export const HELPLINE_GROUPS = ['emergency', 'child', 'crisis', 'poison'] as const;
export type HelplineGroup = (typeof HELPLINE_GROUPS)[number];

/** Most numbers that a host can have. */
export const MOST_HELPLINES = 24;

export const helplineSchema = z.object({
  group: z.enum(HELPLINE_GROUPS),
  /** What people call the line; null for a number that needs no name, such as an emergency number. */
  name: z.string().nullable(),
  /** As people dial it. */
  number: z.string(),
  /** The language that is spoken there; null where every child may call. */
  language: z.enum(LANGUAGES).nullable(),
});
export type Helpline = z.infer<typeof helplineSchema>;

/** Digits in groups, with a plus before them where the line is abroad: what a telephone dials from a tap. */
const NUMBER = /^\+?\d(?:[ -]?\d)+$/;

const helplineInputSchema = z.strictObject({
  group: z.enum(HELPLINE_GROUPS),
  name: blankAsNull(lineOfText({ max: 60 })).transform((name) => name ?? null),
  number: lineOfText({ max: 24 }).refine((number) => NUMBER.test(number), {
    error: 'Please give digits as people dial them, such as 0800 1111',
  }),
  language: z.enum(LANGUAGES).nullable(),
});

/** The numbers of a host as an admin types them. Without an emergency number no child would know where to call. */
export const helplinesInputSchema = z
  .array(helplineInputSchema)
  .max(MOST_HELPLINES)
  .refine(
    (lines) => lines.some(({ group, language }) => group === 'emergency' && language === null),
    {
      error: 'Please keep an emergency number for every language',
    },
  );

/** The numbers of a group for a reader of a language: its own first, and others only where there are none. */
export function helplinesFor(
  lines: readonly Helpline[],
  group: HelplineGroup,
  language: Language,
): Helpline[] {
  const own = lines.filter((line) => line.group === group);
  const spoken = [
    ...own.filter((line) => line.language === language),
    ...own.filter((line) => line.language === null),
  ];
  return spoken.length > 0 ? spoken : own;
}
