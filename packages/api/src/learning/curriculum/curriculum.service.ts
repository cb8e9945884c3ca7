import { curriculumDay, curriculumWeek, curriculumWeeks } from '@lamplight/content/curriculum';
import { lessonsOfDay } from '@lamplight/content/lessons';
import { type Db, transact } from '@lamplight/db';
import { type ClassGate, daysAfter, waitsForClass } from '@lamplight/domain/classes';
import {
  CURRICULUM_DAYS,
  type CurriculumStatus,
  campRewards,
  type DailySchedule,
  type DayFact,
  type DayVerse,
  type EarnedReward,
  weekOfDay,
  withMarks,
} from '@lamplight/domain/curriculum';
import { percentOf } from '@lamplight/domain/progress';
import { languageOf } from '@lamplight/domain/translations';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import type { ClassPaceService } from '../../people/classes/class-pace.service.ts';
import { bandOf } from '../../people/users/reader.ts';
import { findUser, updateUser } from '../../people/users/users.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime, localDate } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import { statusesFor, toSummary } from '../lessons/lesson-views.ts';
import type { CompletedLessons } from '../progress/completed-lessons.ts';
import { findFinishedOn } from './activities.repository.ts';

export interface CurriculumService {
  status(user: CurrentUser): Promise<CurriculumStatus>;
  /** @param day of the programme, 1 to 56; the user's current day when left out */
  schedule(user: CurrentUser, day?: number): Promise<DailySchedule>;
  /** The rewards of the camp, with what is left to be done for each. */
  rewards(user: CurrentUser): Promise<EarnedReward[]>;
  fact(user: CurrentUser): DayFact;
  verse(user: CurrentUser): DayVerse;
  /**
   * Moves the user on by one day, the only thing that does (decisions, Learning).
   * @param remember is told the result in the same transaction, so that no repeat moves on twice
   * @throws AppError PROGRAM_FINISHED on day 56; CLASS_DAY_AHEAD for who would get ahead of their class
   */
  advanceDay(user: CurrentUser, remember: Remember): Promise<CurriculumStatus>;
}

/** A day as this reader has it: in the words for their age, and in their language where it is written. */
function dayFor(user: CurrentUser, day = user.currentDay) {
  return curriculumDay(day, bandOf(user), languageOf(user));
}

function statusOn(user: CurrentUser, day: number, gate: ClassGate | null): CurriculumStatus {
  const { text, language } = curriculumWeek(day, bandOf(user), languageOf(user));
  const { theme } = text;
  return {
    currentWeek: weekOfDay(day),
    currentDay: day,
    daysRemaining: CURRICULUM_DAYS - day,
    totalProgress: percentOf(day - 1, CURRICULUM_DAYS),
    weekTheme: {
      ...theme,
      focus: [...theme.focus],
      skills: [...theme.skills],
      projects: [...theme.projects],
      language,
    },
    classDay: gate,
  };
}

/** The days of the programme on which a reward is given, which are the same in every band. */
function rewardDays(): number[] {
  return curriculumWeeks().flatMap(({ bands }) =>
    bands.advanced.days.flatMap(({ day, progressMilestone }) =>
      progressMilestone === undefined ? [] : [day],
    ),
  );
}

/** The refusal for somebody who would get ahead of their class. */
function classDayAhead(day: number, { opensOn }: ClassGate, today: string): AppError {
  if (opensOn === null) return new AppError('CLASS_DAY_AHEAD');
  const when = opensOn === daysAfter(today, 1) ? 'tomorrow' : `on ${opensOn}`;
  return new AppError('CLASS_DAY_AHEAD', { message: `Your class opens Day ${day} ${when}.` });
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly completedLessons: CompletedLessons;
  readonly achievements: AchievementsService;
  readonly classPace: ClassPaceService;
}

export function createCurriculumService(deps: Dependencies): CurriculumService {
  const { db, clock, completedLessons, achievements, classPace } = deps;
  return {
    async status(user) {
      const gate = user.role === 'student' ? await classPace.gateFor(db, user) : null;
      return statusOn(user, user.currentDay, gate);
    },
    fact(user) {
      const { text, language } = dayFor(user);
      return { ...text.dailyFact, language };
    },
    verse(user) {
      const { text, language } = dayFor(user);
      return { ...text.bibleVerse, language };
    },
    async rewards(user) {
      const completed = await completedLessons.of(user.id);
      return campRewards(rewardDays(), (day) => lessonsOfDay(day).map(({ id }) => id), completed);
    },

    async schedule(user, day = user.currentDay) {
      const { text: plan, language } = dayFor(user, day);
      const finished = (await findFinishedOn(db, user.id, day)).map(({ activity, finishedAt }) => ({
        key: activity,
        doneAt: isoTime(finishedAt),
      }));
      const statuses = statusesFor(user, await completedLessons.of(user.id));
      return {
        day,
        language,
        date: daysAfter(localDate(clock.now()), day - user.currentDay),
        theme: plan.title,
        progressMilestone: plan.progressMilestone ?? null,
        lessons: lessonsOfDay(day).map((lesson) => {
          const { id, title, language, category, difficulty, estimatedMinutes, status } = toSummary(
            lesson,
            user,
            statuses,
          );
          return {
            id,
            title,
            language,
            subject: category,
            difficulty,
            estimatedMinutes,
            isRequired: true,
            status,
          };
        }),
        activities: withMarks(plan.activities, finished),
        challenges: [...plan.challenges],
        bibleVerse: { ...plan.bibleVerse, language },
        dailyFact: { ...plan.dailyFact, language },
      };
    },

    advanceDay: (user, remember) =>
      transact(db, async (trx) => {
        const current = (await findUser(trx, user.id))?.currentDay ?? CURRICULUM_DAYS;
        if (current >= CURRICULUM_DAYS) throw new AppError('PROGRAM_FINISHED');
        const gate = await classPace.gateFor(trx, { id: user.id, currentDay: current });
        if (gate !== null && waitsForClass(gate, current)) {
          throw classDayAhead(current + 1, gate, localDate(clock.now()));
        }
        await updateUser(trx, user.id, { currentDay: current + 1 });
        const event = { userId: user.id, subject: String(current), at: clock.now() };
        await insertEvent(trx, { ...event, kind: 'day-advanced' });
        await achievements.award(trx, user.id);
        const next = current + 1;
        const after = await classPace.gateFor(trx, { id: user.id, currentDay: next });
        const status = statusOn(user, next, after);
        await remember(trx, status);
        return status;
      }),
  };
}
