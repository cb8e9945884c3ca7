import { skillName } from '@lamplight/domain/mastery';
import type { ProgressRecord } from '@lamplight/domain/progress';
import {
  type Activity,
  activityId,
  DESCRIPTIONS,
  purposeTitle,
  type Ranked,
  type Recommendation,
  reasonSentence,
} from '@lamplight/domain/recommendations';
import { isoTime } from '../../platform/clock.ts';
import type { MadeActivity, MadeQuestion } from './activity-maker.ts';
import type { ActivityRow, RecommendationRow } from './recommendations.repository.ts';

/** What is stored of an activity. */
export interface StoredActivity extends Omit<Activity, 'id' | 'questions'> {
  readonly questions: readonly MadeQuestion[];
}

/** A recommendation as it was ranked. */
export function rankedOf(row: Pick<RecommendationRow, 'content'>): Ranked {
  return JSON.parse(row.content);
}

/** The English title of a recommendation. */
function titleOf({ purpose, name, skill }: Ranked): string {
  return purposeTitle(purpose, name ?? (skill === null ? '' : skillName(skill)));
}

export function toRecommendation(row: RecommendationRow): Recommendation {
  const ranked = rankedOf(row);
  return {
    id: row.id,
    type: ranked.type,
    priority: ranked.priority,
    title: titleOf(ranked),
    description: DESCRIPTIONS[ranked.purpose],
    subject: ranked.subject,
    contentType: ranked.contentType,
    estimatedTime: ranked.minutes,
    estimatedEngagement: ranked.engagement.percent,
    reasoning: ranked.reasons.map(reasonSentence),
    adaptationLevel: ranked.level,
    isCompleted: row.outcome === 'completed',
    engagementIsStart: ranked.engagement.isStart,
    purpose: ranked.purpose,
    name: ranked.name,
    skill: ranked.skill,
    reasons: [...ranked.reasons],
    target: ranked.target,
    status: row.outcome,
    feedback: row.feedback,
  };
}

/** The activity that is stored for a recommendation. */
export function toStoredActivity(
  ranked: Ranked,
  made: MadeActivity,
  minutes: number,
): StoredActivity {
  return {
    title: titleOf(ranked),
    description: DESCRIPTIONS[ranked.purpose],
    estimatedDuration: minutes,
    difficulty: ranked.level,
    subject: ranked.subject,
    content: made.content,
    examples: [...made.examples],
    questions: made.questions,
    source: made.source,
  };
}

export function storedActivityOf(row: Pick<ActivityRow, 'content'>): StoredActivity {
  return JSON.parse(row.content);
}

/** The activity as a child has it: what its answers are evidence of stays on the host. */
export function toActivity(row: ActivityRow): Activity {
  const { questions, ...rest } = storedActivityOf(row);
  return {
    ...rest,
    id: activityId(row.id),
    questions: questions.map(({ evidence: _, ...question }) => question),
  };
}

/** What POST /api/user-progress answers of an activity. */
export function toActivityRecord(row: ActivityRow): ProgressRecord {
  const { estimatedDuration } = storedActivityOf(row);
  const id = activityId(row.id);
  return {
    userId: row.userId,
    lessonId: Number(id.replace(/\D/g, '')),
    moduleId: null,
    completed: row.completedAt !== null,
    score: row.score,
    timeSpent: estimatedDuration,
    activityType: 'recommended_activity',
    data: { activityId: id },
    completedAt: row.completedAt === null ? null : isoTime(row.completedAt),
  };
}
