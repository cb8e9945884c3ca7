import type { PartOfDay } from '../insights/index.ts';
import type { SkillKey, SkillSubject } from '../mastery/index.ts';

/** What a recommendation is about: what to learn, how hard, when, or help where it is hard (spec 3). */
export const RECOMMENDATION_TYPES = ['content', 'difficulty', 'timing', 'intervention'] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

export const PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Kinds of content (spec 3). The product holds no videos, so none is ever recommended. */
export const CONTENT_TYPES = ['lesson', 'quiz', 'game', 'video', 'practice'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** How hard the questions are: those of the band below, of the own band, of the band above. */
export const ADAPTATION_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type AdaptationLevel = (typeof ADAPTATION_LEVELS)[number];

/** Why something is offered; title and description go by it. */
export const PURPOSES = [
  'next-lesson',
  'review-lesson',
  'try',
  'practice',
  'easier',
  'foundation',
  'fresh',
  'ahead',
  'harder',
  'focus',
  'streak',
  'story',
  'experiment',
  'project',
  'verse',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What an activity is made of: something that the host really has. */
export type Target =
  | { readonly kind: 'skill'; readonly skill: SkillKey }
  | { readonly kind: 'lesson'; readonly lessonId: number }
  | { readonly kind: 'story'; readonly storyId: number }
  | { readonly kind: 'experiment'; readonly experimentId: number }
  | { readonly kind: 'project'; readonly projectId: number }
  | { readonly kind: 'verse'; readonly week: number };

/** A reason that a child can read: a key, and what is filled in. */
export type Reason =
  | { readonly key: 'next-on-path'; readonly day: number }
  | { readonly key: 'all-before-done' }
  | { readonly key: 'not-yet'; readonly skill: SkillKey }
  | { readonly key: 'wrong-in-a-row'; readonly count: number; readonly skill: SkillKey }
  | {
      readonly key: 'recent';
      readonly right: number;
      readonly total: number;
      readonly skill: SkillKey;
    }
  | { readonly key: 'almost' }
  | { readonly key: 'easier' }
  | { readonly key: 'harder' }
  | { readonly key: 'helps-with'; readonly skill: SkillKey; readonly later: SkillKey }
  | { readonly key: 'stands-on'; readonly skill: SkillKey; readonly earlier: SkillKey }
  | { readonly key: 'rested'; readonly days: number; readonly skill: SkillKey }
  | { readonly key: 'best-time'; readonly time: PartOfDay }
  | { readonly key: 'streak'; readonly days: number }
  | { readonly key: 'short'; readonly minutes: number }
  | { readonly key: 'new-story' }
  | { readonly key: 'new-experiment' }
  | { readonly key: 'new-project' }
  | { readonly key: 'verse-of-week' }
  | { readonly key: 'you-like-these' };
export type ReasonKey = Reason['key'];

/** Something that may be recommended, before what the child thinks of such things has changed its place. */
export interface Candidate {
  /** What it is, whatever the reason: the same thing is not offered twice. */
  readonly key: string;
  readonly type: RecommendationType;
  readonly priority: Priority;
  readonly purpose: Purpose;
  readonly contentType: ContentType;
  readonly subject: SkillSubject;
  readonly target: Target;
  readonly skill: SkillKey | null;
  /** The title of a lesson, a story, an experiment or a project, or the place of a verse. */
  readonly name: string | null;
  /** Minutes. */
  readonly minutes: number;
  readonly level: AdaptationLevel;
  readonly reasons: readonly Reason[];
  /** Its place among the others: higher comes first. */
  readonly weight: number;
}
