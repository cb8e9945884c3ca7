import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { weekOfDay } from '@lamplight/domain/curriculum';
import {
  type LessonSource,
  type LessonStep,
  type LessonText,
  stepsOf,
} from '@lamplight/domain/lessons';
import { wordCount } from '@lamplight/domain/text';
import type { Finding } from './finding.ts';
import { lessonPath, writtenBands } from './prose.ts';

/** Acts of a lesson at least, check questions among them: one more for 5 to 10 years (lessons.md, What to measure). */
export const LEAST_ACTS: Readonly<Record<ContentBand, number>> = {
  kindergarten: 5,
  elementary: 5,
  intermediate: 4,
  advanced: 4,
};

/** Guesses before the telling: no answer to them is wrong. */
const GUESSES = ['slide', 'predict'];

/** What one text offers a child to do and to see. */
export interface PlayCounts {
  readonly path: string;
  readonly band: ContentBand;
  readonly week: number;
  /** Steps of the player. */
  readonly steps: number;
  /** Words of its longest step, verses among them. */
  readonly mostWords: number;
  /** What is answered on the page, in its order: `choose` for a check question, else the act's kind. */
  readonly run: readonly string[];
  readonly activities: number;
  readonly scenes: number;
  /** Steps without a scene on the stage. */
  readonly bareSteps: number;
  readonly figures: number;
  /** What the measure asks for and is not there; empty for a play that is whole. */
  readonly lacks: readonly string[];
}

/** Counts every text of the lessons, in their order. */
export function countPlays(lessons: readonly LessonSource[]): PlayCounts[] {
  return lessons.flatMap((lesson) =>
    writtenBands(lesson).map(([band, text]) => countsOf(lesson, band, text)),
  );
}

/**
 * What plays must have: enough acts, in maths and science a guess and a figure, for the youngest a scene on every step,
 * words on every step, and in a week of a band no run of acts twice. A text that has nothing but its check questions is not a play yet and is
 * only counted.
 */
export function checkPlays(lessons: readonly LessonSource[]): Finding[] {
  const plays = countPlays(lessons).filter(isPlay);
  return [
    ...plays.flatMap(({ path, band, lacks }) =>
      lacks.map((message) => ({ path, label: band, message })),
    ),
    ...repeatedRuns(plays),
  ];
}

/** Whether somebody has written acts for a text, beside its check questions. */
export function isPlay({ run }: PlayCounts): boolean {
  return run.some((kind) => kind !== 'choose');
}

function countsOf(lesson: LessonSource, band: ContentBand, text: LessonText): PlayCounts {
  const steps = stepsOf(text, band);
  const run = text.play.flatMap((part) => {
    if (part.kind === 'check') return ['choose'];
    return part.kind === 'act' ? [text.acts?.[part.act]?.kind ?? ''] : [];
  });
  const figures = text.figures?.length ?? 0;
  const bareSteps = steps.filter(({ scene }) => scene === null).length;
  const isGuessed = lesson.category === 'math' || lesson.category === 'science';
  const lacks: string[] = [];
  if (run.length < LEAST_ACTS[band]) {
    lacks.push(`${run.length} acts with its questions, not ${LEAST_ACTS[band]} or more`);
  }
  if (isGuessed && !run.some((kind) => GUESSES.includes(kind))) {
    lacks.push('has no guess before the telling: a slide or a predict');
  }
  if (isGuessed && figures === 0) lacks.push('has no figure drawn from its own numbers');
  if (band === 'kindergarten' && bareSteps > 0) lacks.push(`${bareSteps} steps without a scene`);
  const silentSteps = steps.filter(isSilent).length;
  if (silentSteps > 0) lacks.push(`${silentSteps} steps without a word on what to look at`);
  return {
    path: lessonPath(lesson),
    band,
    week: weekOfDay(lesson.dayNumber),
    steps: steps.length,
    mostWords: Math.max(0, ...steps.map((step) => wordsOf(step, text))),
    run,
    activities: text.activities.length,
    scenes: text.illustrations?.length ?? 0,
    bareSteps,
    figures,
    lacks,
  };
}

/** A figure alone: nothing is asked, read or heard there. */
function isSilent({ items, task }: LessonStep): boolean {
  const isTold = items.some((item) => item.kind === 'block' && item.block.kind !== 'heading');
  return task === null && !isTold;
}

/** Words on the screen of a step, without those of an act. */
function wordsOf({ items, task }: LessonStep, { activities }: LessonText): number {
  const activity = task?.kind === 'activity' ? activities[task.index]?.description : undefined;
  const told = wordCount(task?.told ?? activity ?? '');
  return items.reduce((sum, item) => {
    if (item.kind === 'figure') return sum;
    const { block } = item;
    return sum + wordCount(block.kind === 'list' ? block.items.join(' ') : block.text);
  }, told);
}

/** Texts of a week and band that have the acts of an earlier one, in the same order. */
function repeatedRuns(plays: readonly PlayCounts[]): Finding[] {
  return CONTENT_BANDS.flatMap((band) => {
    const owners = new Map<string, string>();
    return plays
      .filter((play) => play.band === band)
      .flatMap(({ path, week, run }) => {
        const key = `${week}: ${run.join(', ')}`;
        const owner = owners.get(key);
        if (owner !== undefined) {
          return [{ path, label: band, message: `has the same run of acts as ${owner}` }];
        }
        owners.set(key, path);
        return [];
      });
  });
}
