import type { PartOfDay } from '../insights/index.ts';
import type { SkillKey, SkillState, SkillSubject } from '../mastery/index.ts';
import type { Purpose, Target } from './recommendation.ts';

/** A skill that the host has questions for. */
export interface Practicable {
  readonly skill: SkillKey;
  /** Whether there are questions above the child's band or grade. */
  readonly harder: boolean;
}

/** Something of the programme that is open to the child and not done yet, or a completed lesson to look at again. */
export interface Offer {
  readonly purpose: Extract<
    Purpose,
    'next-lesson' | 'review-lesson' | 'story' | 'experiment' | 'project' | 'verse'
  >;
  readonly target: Target;
  readonly subject: SkillSubject;
  readonly name: string;
  /** Minutes. */
  readonly minutes: number;
  /** The lessons of a week that it belongs to, or the verse itself. */
  readonly skill: SkillKey | null;
  /** Day of the programme; null for what belongs to none. */
  readonly day: number | null;
}

/** Everything that recommendations rest on. */
export interface LearnerFacts {
  /** Minutes that a few questions take at the child's age. */
  readonly minutes: number;
  readonly skills: ReadonlyMap<SkillKey, SkillState>;
  readonly practicable: readonly Practicable[];
  readonly offers: readonly Offer[];
  /** The child's day of the programme. */
  readonly currentDay: number;
  /** Days in a row on which the child learned, and whether today is one of them. */
  readonly streak: number;
  readonly learnedToday: boolean;
  /** Where the evidence knows it: when the child answers best. */
  readonly bestTime: PartOfDay | null;
  readonly now: PartOfDay;
  /** Decides among equals. */
  readonly seed: string;
}
