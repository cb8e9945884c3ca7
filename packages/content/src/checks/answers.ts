import { weekOfDay } from '@lamplight/domain/curriculum';
import type { LessonCheck, LessonSource } from '@lamplight/domain/lessons';
import { LAZY_OPTION, plainOption } from '../quizzes/question-rules.ts';
import type { Finding } from './finding.ts';
import { lessonPath, writtenBands } from './prose.ts';

/** Largest share of right answers at one position, by the number of options. */
const POSITION_SHARE: Readonly<Record<number, number>> = { 3: 0.5, 4: 0.45 };
/** Largest share of a week's checks whose right option is longer than every other, or shorter than every other. */
const LENGTH_SHARE = 0.4;
/** Below this many checks a share says nothing. */
const ENOUGH_CHECKS = 9;
/** A week's share of lengths is judged from this many checks on: two lessons, not a single one. */
const ENOUGH_CHECKS_IN_WEEK = 20;

interface PlacedCheck {
  readonly path: string;
  readonly label: string;
  readonly check: LessonCheck;
}

/** No right answer is given away by its place or its length, and all options are real and distinct. */
export function checkAnswers(lessons: readonly LessonSource[]): Finding[] {
  const categories = Map.groupBy(lessons, ({ category }) => category);
  return [...categories].flatMap(([category, ofCategory]) => {
    const checks = ofCategory.flatMap(placedChecks);
    const weeks = Map.groupBy(ofCategory, ({ dayNumber }) => weekOfDay(dayNumber));
    return [
      ...checks.flatMap(optionFindings),
      ...positionFindings(category, checks),
      ...[...weeks].flatMap(([week, ofWeek]) =>
        lengthFindings(category, week, ofWeek.flatMap(placedChecks)),
      ),
    ];
  });
}

function placedChecks(lesson: LessonSource): PlacedCheck[] {
  const path = lessonPath(lesson);
  return writtenBands(lesson).flatMap(([band, text]) =>
    text.checks.map((check, index) => ({ path, label: `${band} checks[${index}]`, check })),
  );
}

function optionFindings({ path, label, check }: PlacedCheck): Finding[] {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const option of check.options) {
    const plain = plainOption(option);
    if (seen.has(plain)) findings.push({ path, label, message: `two options say '${option}'` });
    seen.add(plain);
    if (LAZY_OPTION.test(option))
      findings.push({ path, label, message: `no option is '${option}'` });
  }
  return findings;
}

function positionFindings(category: string, checks: readonly PlacedCheck[]): Finding[] {
  const groups = Map.groupBy(checks, ({ check }) => check.options.length);
  return [...groups].flatMap(([options, group]) => {
    const most = POSITION_SHARE[options];
    if (most === undefined || group.length < ENOUGH_CHECKS) return [];
    const positions = Map.groupBy(group, ({ check }) => check.answer);
    return [...positions]
      .filter(([, there]) => there.length / group.length > most)
      .map(([position, there]) => ({
        path: `lessons/${category}`,
        label: `checks with ${options} options`,
        message: `${there.length} of ${group.length} right answers are at position ${position}`,
      }));
  });
}

/** What the lengths of right options give away in one subject's week, over its four bands together. */
function lengthFindings(category: string, week: number, checks: readonly PlacedCheck[]): Finding[] {
  if (checks.length < ENOUGH_CHECKS_IN_WEEK) return [];
  const told = [
    [
      'longest',
      checks.filter(({ check }) => rightStandsOut(check, (right, other) => right > other)),
    ],
    [
      'shortest',
      checks.filter(({ check }) => rightStandsOut(check, (right, other) => right < other)),
    ],
  ] as const;
  return told
    .filter(([, there]) => there.length / checks.length > LENGTH_SHARE)
    .map(([extreme, there]) => ({
      path: `lessons/${category}`,
      label: `week ${week} checks`,
      message: `in ${there.length} of ${checks.length} the right option is the ${extreme}`,
    }));
}

/** Whether the length of the right option compares like this with that of every other. */
function rightStandsOut(
  check: LessonCheck,
  compares: (right: number, other: number) => boolean,
): boolean {
  const right = check.options[check.answer]?.length ?? 0;
  return check.options.every(
    (option, index) => index === check.answer || compares(right, option.length),
  );
}
