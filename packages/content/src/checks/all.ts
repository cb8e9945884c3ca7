import type { CurriculumWeek } from '@lamplight/domain/curriculum';
import type { LessonSource } from '@lamplight/domain/lessons';
import type { ScriptureText } from '../scripture/scripture-text.ts';
import { checkAnswers } from './answers.ts';
import { checkCurriculum } from './curriculum.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkFiller } from './filler.ts';
import type { Finding } from './finding.ts';
import { checkPictures } from './pictures.ts';
import { checkReadingLevel } from './reading-level.ts';
import { checkScripture } from './scripture.ts';
import { checkSpelling } from './spelling.ts';
import { allStretches } from './stretches.ts';
import { checkStructure } from './structure.ts';
import { checkTypography } from './typography.ts';

/** The content and what it is compared with. */
interface CheckedContent {
  readonly lessons: readonly LessonSource[];
  readonly weeks: readonly CurriculumWeek[];
  readonly scripture: ScriptureText;
  readonly pictureSet: ReadonlySet<string>;
}

/** Every check, by what the content does when it passes. */
export const CONTENT_CHECKS: readonly (readonly [
  passes: string,
  check: (content: CheckedContent) => Finding[],
])[] = [
  ['has lessons that are built as they should be', ({ lessons }) => checkStructure(lessons)],
  ['has whole days in whole weeks', ({ weeks }) => checkCurriculum(weeks)],
  [
    'shows pictures that are there',
    ({ lessons, pictureSet }) => checkPictures(lessons, pictureSet),
  ],
  ['can be read at each age', ({ lessons }) => checkReadingLevel(lessons)],
  [
    'quotes Scripture exactly',
    ({ lessons, weeks, scripture }) => checkScripture(lessons, weeks, scripture),
  ],
  ['gives no answer away', ({ lessons }) => checkAnswers(lessons)],
  ['repeats nothing', ({ lessons, weeks }) => checkDuplicates(allStretches(lessons, weeks))],
  ['has no filler', ({ lessons, weeks }) => checkFiller(allStretches(lessons, weeks))],
  ['is typeset well', ({ lessons, weeks }) => checkTypography(allStretches(lessons, weeks))],
  ['has one spelling', ({ lessons, weeks }) => checkSpelling(allStretches(lessons, weeks))],
];

/** What all checks find. */
export function checkContent(content: CheckedContent): Finding[] {
  return CONTENT_CHECKS.flatMap(([, check]) => check(content));
}
