import type { People } from '../people/people.root.ts';
import type { Foundation } from '../platform/foundation.ts';
import { createAchievements } from './achievements/achievements.service.ts';
import { createAnalyticsService } from './analytics/analytics.service.ts';
import { createSkillStates } from './analytics/skill-states.ts';
import { createAssignedLessons } from './assignments/assigned-lessons.service.ts';
import { createAssignments } from './assignments/assignments.service.ts';
import { createCampCalendar } from './camp-calendar/camp-calendar.service.ts';
import { createChallengesService } from './challenges/challenges.service.ts';
import { createActivityMarks } from './curriculum/activity-marks.service.ts';
import { createCurriculumService } from './curriculum/curriculum.service.ts';
import { createSetDay } from './curriculum/set-day.service.ts';
import { createExperimentsService } from './experiments/experiments.service.ts';
import { createFamiliesService } from './family-views/family-views.service.ts';
import { createWeeksOfChildren } from './family-views/weeks.service.ts';
import { createInsightsService } from './insights/insights.service.ts';
import { createLessonsService } from './lessons/lessons.service.ts';
import { createEvidence } from './mastery/evidence.service.ts';
import { createMathGamesService } from './math-games/math-games.service.ts';
import { createCompletedLessons } from './progress/completed-lessons.ts';
import { createProgressService } from './progress/progress.service.ts';
import { createProjectsService } from './projects/projects.service.ts';
import type { TestRunner } from './projects/runner.ts';
import { createQuestionSets } from './question-sets/question-sets.service.ts';
import { createFamilyRecordings } from './recordings/family-recordings.service.ts';
import { createRecordings } from './recordings/recordings.service.ts';
import { createReportsService } from './reports/reports.service.ts';
import { createScripture } from './scripture/scripture.root.ts';
import { createStoriesService } from './stories/stories.service.ts';
import { createStudents } from './students/students.root.ts';
import { createTeacherLessons } from './teaching/teacher-lessons.service.ts';
import { createTeacherPlays } from './teaching/teacher-plays.service.ts';
import { createTeachingService } from './teaching/teaching.service.ts';
import { createVersesService } from './verses/verses.service.ts';
import type { HostVoice } from './voice/host-voice.ts';
import { createVoiceService } from './voice/voice.service.ts';
import { createVoiceAhead } from './voice/voice-ahead.service.ts';

export interface LearningOptions {
  /** Runs programs of learners. */
  readonly runner: TestRunner;
  /** The voice of the host; none where no program speaks there. */
  readonly hostVoice?: HostVoice;
}

/** What is learned, what it shows, and what adults see of it. */
export function createLearning(base: Foundation, people: People, options: LearningOptions) {
  const { db, clock } = base;
  const { runner, hostVoice = null } = options;
  const { classes, classAdmin, classPace, families, safetyWatch, studentAccess } = people;
  const scripture = createScripture(base);
  const { scriptureCheck, scriptureLibrary } = scripture;
  const teacherPlays = createTeacherPlays(scriptureLibrary, scriptureCheck);
  const completedLessons = createCompletedLessons(db);
  const achievements = createAchievements(db, clock);
  const evidence = createEvidence(db, clock);
  const insights = createInsightsService(evidence);
  const verses = createVersesService(db, clock, achievements);
  const teacherLessons = createTeacherLessons(base, teacherPlays);
  const familyViews = createFamiliesService(db);
  const skillStates = createSkillStates(db, clock);
  const analytics = createAnalyticsService({ db, clock, classes, classAdmin, skillStates });
  return {
    ...scripture,
    ...createStudents({ ...base, ...people, familyViews, evidence }),
    achievements,
    activityMarks: createActivityMarks(db, clock),
    analytics,
    assignedLessons: createAssignedLessons({ db, clock, scriptureCheck, teacherPlays }),
    assignments: createAssignments({ db, clock, classes, teacherLessons }),
    campCalendar: createCampCalendar({ ...base, classes }),
    challenges: createChallengesService({ ...base, achievements, watch: safetyWatch }),
    completedLessons,
    curriculum: createCurriculumService({ db, clock, completedLessons, achievements, classPace }),
    evidence,
    experiments: createExperimentsService(db, clock, achievements),
    familyRecordings: createFamilyRecordings({ db, clock, families, access: studentAccess }),
    familyViews,
    insights,
    lessons: createLessonsService(db, clock, completedLessons, achievements),
    mathGames: createMathGamesService(db, clock, achievements),
    progress: createProgressService({ db, clock, evidence }),
    projects: createProjectsService({ db, clock, achievements, runner }),
    questionSets: createQuestionSets({ db, clock, scripture: scriptureCheck }),
    recordings: createRecordings(db, clock),
    reports: createReportsService({ db, clock, evidence, families: familyViews, analytics }),
    setDay: createSetDay({ db, clock, classes, achievements, access: studentAccess }),
    stories: createStoriesService(db, clock, achievements),
    teacherLessons,
    teaching: createTeachingService(db, clock, classes),
    verses,
    voice: createVoiceService(clock, hostVoice),
    voiceAhead: createVoiceAhead(db, hostVoice),
    weeksOfChildren: createWeeksOfChildren({ db, insights, verses }),
  };
}

/** The services of learning, for the areas above. */
export type Learning = ReturnType<typeof createLearning>;
