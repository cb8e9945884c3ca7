import type { Generated } from 'kysely';
import type { Flag, Millis } from './values.ts';

export interface RecommendationTables {
  recommendations: RecommendationsTable;
  recommendedActivities: RecommendedActivitiesTable;
  recommendedActivityAnswers: RecommendedActivityAnswersTable;
}

/** Something that was recommended to a child, and what they did with it. */
export interface RecommendationsTable {
  id: Generated<number>;
  userId: number;
  /** Counts the child's sets from 1; the newest one is shown. */
  setNumber: number;
  /** What it is about, whatever the reason, such as `math:fractions`. */
  key: string;
  type: string;
  contentType: string;
  subject: string;
  /** The recommendation as it was ranked, JSON. */
  content: string;
  outcome: 'open' | 'accepted' | 'rejected' | 'completed';
  feedback: 'helpful' | 'not_helpful' | null;
  createdAt: Millis;
  handledAt: Millis | null;
}

/** The activity that was made for an accepted recommendation. */
export interface RecommendedActivitiesTable {
  id: Generated<number>;
  userId: number;
  recommendationId: number;
  title: string;
  /** With the right answers, JSON. */
  content: string;
  createdAt: Millis;
  completedAt: Millis | null;
  /** Percent of the questions that can be right. */
  score: number | null;
}

/** What a child answered in an activity, as the server marked it. */
export interface RecommendedActivityAnswersTable {
  id: Generated<number>;
  userId: number;
  activityId: number;
  skill: string;
  itemKey: string;
  /** How many options the question had: what a guess is worth. */
  options: number;
  correct: Flag;
  answeredAt: Millis;
}
