import {
  findLesson,
  type LessonEntry,
  lessonHeading,
  lessonsOfModule,
  modules,
  wordedLesson,
} from '@lamplight/content/lessons';
import { mountedPacks, packProgramme } from '@lamplight/content/packs';
import { lessonMinutes } from '@lamplight/domain/age';
import {
  type ActResult,
  type CheckResult,
  type LessonDetail,
  type LessonSource,
  type LessonStar,
  type LessonStatus,
  type LessonSummary,
  type LessonText,
  type ListedLesson,
  lessonStar,
  lessonStatuses,
  type ModuleView,
  type Place,
  shownObjectives,
  type TodaysLesson,
} from '@lamplight/domain/lessons';
import { packModuleId } from '@lamplight/domain/packs';
import { percentOf } from '@lamplight/domain/progress';
import { languageOf } from '@lamplight/domain/translations';
import type { CurrentUser } from '@lamplight/domain/users';
import { ageOf, bandOf } from '../../people/users/reader.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Reached } from '../progress/progress.repository.ts';

/** Grown-ups who prepare lessons read all of them; children unlock theirs one by one. */
function seesEverything(user: CurrentUser): boolean {
  return user.role === 'teacher' || user.role === 'admin';
}

/** The status of every lesson of the programme for a user, by lesson id. */
export function statusesFor(
  user: CurrentUser,
  completedIds: ReadonlySet<number>,
): Map<number, LessonStatus> {
  return statusesIn(
    modules.map(({ id }) => id),
    user,
    completedIds,
  );
}

/** The same for the lessons of packs. */
export function packStatusesFor(
  user: CurrentUser,
  completedIds: ReadonlySet<number>,
): Map<number, LessonStatus> {
  return statusesIn(
    mountedPacks().map(({ number }) => packModuleId(number)),
    user,
    completedIds,
  );
}

function statusesIn(
  moduleIds: readonly number[],
  user: CurrentUser,
  completedIds: ReadonlySet<number>,
): Map<number, LessonStatus> {
  const all = moduleIds.flatMap((id) => [...lessonStatuses(lessonsOfModule(id), completedIds)]);
  const open = ([id, status]: [number, LessonStatus]): [number, LessonStatus] => [
    id,
    status === 'locked' ? 'unlocked' : status,
  ];
  return new Map(seesEverything(user) ? all.map(open) : all);
}

/** The modules of the programme. */
export function moduleViews(completedIds: ReadonlySet<number>): ModuleView[] {
  return modules.map(({ id, title, description, category }) => ({
    ...{ id, title, description, category },
    ...progressIn(lessonsOfModule(id), completedIds),
    pack: null,
  }));
}

/** The packs with lessons for this reader, each as a module of its own. */
export function packModuleViews(
  user: CurrentUser,
  completedIds: ReadonlySet<number>,
): ModuleView[] {
  const wanted = languageOf(user);
  return mountedPacks().flatMap((pack) => {
    const id = packModuleId(pack.number);
    const lessons = lessonsOfModule(id).filter((lesson) => isFor(lesson, user));
    const [first] = lessons;
    const { en: original, ...translated } = packProgramme(pack);
    if (first === undefined || original === undefined) return [];
    const own = wanted === 'en' ? undefined : translated[wanted];
    const { title, description, days } = own ?? original;
    return [
      {
        ...{ id, title, description, category: first.category },
        ...progressIn(lessons, completedIds),
        pack: { name: pack.name, language: own === undefined ? 'en' : wanted, days: [...days] },
      },
    ];
  });
}

/** Whether a lesson is written for this reader; grown-ups see those of all bands. */
export function isFor({ onlyFor }: LessonEntry, user: CurrentUser): boolean {
  return onlyFor === undefined || user.role !== 'student' || onlyFor.includes(bandOf(user));
}

function progressIn(lessons: readonly LessonEntry[], completedIds: ReadonlySet<number>) {
  const completedLessons = lessons.filter(({ id }) => completedIds.has(id)).length;
  return {
    totalLessons: lessons.length,
    completedLessons,
    progress: percentOf(completedLessons, lessons.length),
  };
}

export function toSummary(
  lesson: LessonEntry,
  user: CurrentUser,
  statuses: ReadonlyMap<number, LessonStatus>,
): LessonSummary {
  const { id } = lesson;
  const { text, language } = lessonHeading(lesson, bandOf(user), languageOf(user));
  return {
    id,
    moduleId: lesson.moduleId,
    category: lesson.category,
    dayNumber: lesson.dayNumber,
    title: text.title,
    description: text.description,
    language,
    difficulty: text.difficulty,
    estimatedMinutes: lessonMinutes(ageOf(user)),
    pictures: [...lesson.pictures],
    status: statuses.get(id) ?? 'locked',
  };
}

/**
 * A lesson of the current day.
 * @param reached how far the reader has come in it; undefined for one that was not opened
 * @param shown what was done rightly in it
 */
export function toTodays(
  summary: LessonSummary,
  user: CurrentUser,
  statuses: ReadonlyMap<number, LessonStatus>,
  reached: Reached | undefined,
  shown: ShownTasks,
): TodaysLesson {
  const { id, moduleId, status } = summary;
  const text = textFor(lessonOf(summary), user);
  const open = lessonsOfModule(moduleId).find((lesson) => statuses.get(lesson.id) === 'unlocked');
  return {
    ...summary,
    moduleTitle: modules.find((module) => module.id === moduleId)?.title ?? '',
    isCompleted: status === 'completed',
    completedAt: reached?.completedAt == null ? null : isoTime(reached.completedAt),
    isBegun: status === 'unlocked' && (reached?.step ?? 0) > 0,
    star: starOf(text, shown),
    opens: status === 'locked' ? (open?.id ?? id) : id,
    scene: text.illustrations?.[0]?.scene ?? null,
  };
}

/** The star of a text for what of it was shown. */
function starOf(
  { objectives, checks, acts = [], play }: LessonText,
  shown: ShownTasks,
): LessonStar {
  const tasks = {
    checks: checks.map((check, index) => ({ ...check, shown: shown.checks.has(index) })),
    acts: acts.map((act, index) => ({ act, shown: shown.acts.has(index) })),
  };
  return lessonStar(shownObjectives({ objectives, play, ...tasks }));
}

/** A lesson of a list with its text, where the reader may open it. */
export function toListed(summary: LessonSummary, user: CurrentUser): ListedLesson {
  if (summary.status === 'locked' || user.role === 'parent') return summary;
  return { ...summary, ...textsOf(lessonOf(summary), user) };
}

/** A lesson as this reader has it, in their language where it is written. */
export function textFor(lesson: LessonSource, user: CurrentUser): LessonText {
  return wordedLesson(lesson, bandOf(user), languageOf(user)).text;
}

/** What a lesson says to this reader (spec 3, Lesson). */
function textsOf(lesson: LessonSource, user: CurrentUser) {
  const { content, objectives, activities } = textFor(lesson, user);
  return { content, objectives: [...objectives], activities: [...activities] };
}

function lessonOf({ id }: LessonSummary): LessonSource {
  const lesson = findLesson(id);
  if (!lesson) throw new RangeError(`no lesson ${id}`);
  return lesson;
}

/** Questions and acts by their index among their kind. */
export interface ShownTasks {
  readonly checks: ReadonlySet<number>;
  readonly acts: ReadonlySet<number>;
}

/** What the host knows of how somebody plays a lesson. */
export interface Played {
  /** The first answers to the check questions, by their index. */
  readonly choices: ReadonlyMap<number, number>;
  /** The first answers to the acts, by their index. */
  readonly acts: ReadonlyMap<number, ActResult>;
  /** What was done rightly at whatever try, or at all where nothing is right or wrong, by the index among its kind. */
  readonly shown: ShownTasks;
  readonly place: Place;
}

export function toDetail(summary: LessonSummary, user: CurrentUser, played: Played): LessonDetail {
  const lesson = lessonOf(summary);
  const text = textFor(lesson, user);
  return {
    ...summary,
    ...textsOf(lesson, user),
    band: bandOf(user),
    references: [...lesson.references],
    illustrations: [...(text.illustrations ?? [])],
    figures: [...(text.figures ?? [])],
    ...tasksWithResults(text, played),
    play: [...text.play],
    ...played.place,
  };
}

/** The questions and acts of a text, each with what was first answered to it. */
export function tasksWithResults(
  { checks, acts = [] }: Pick<LessonText, 'checks' | 'acts'>,
  answered: Pick<Played, 'choices' | 'acts' | 'shown'>,
): Pick<LessonDetail, 'checks' | 'acts'> {
  return {
    checks: checks.map((check, index) => {
      const { question, options, answer, explanation, practises, thoughts, pictures } = check;
      const choice = answered.choices.get(index);
      return {
        ...{ question, options: [...options], answer, explanation, practises: [...practises] },
        ...(thoughts && { thoughts: [...thoughts] }),
        ...(pictures && { pictures: [...pictures] }),
        result: choice === undefined ? null : toCheckResult(check, choice),
        shown: answered.shown.checks.has(index),
      };
    }),
    acts: acts.map((act, index) => ({
      act,
      result: answered.acts.get(index) ?? null,
      shown: answered.shown.acts.has(index),
    })),
  };
}

/** What an answer shows and teaches. */
export function toCheckResult(check: LessonText['checks'][number], choice: number): CheckResult {
  const { answer, explanation } = check;
  return { choice, correct: choice === answer, answer, explanation };
}
