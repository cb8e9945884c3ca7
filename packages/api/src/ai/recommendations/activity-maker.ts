import type { ContentBand } from '@lamplight/domain/age';
import type { Observation, SkillKey } from '@lamplight/domain/mastery';
import type { DifficultyLevel } from '@lamplight/domain/profiles';
import type {
  Activity,
  ActivityQuestion,
  AdaptationLevel,
  Purpose,
  Target,
  WorkedExample,
} from '@lamplight/domain/recommendations';

/** What an activity is wished for. */
export interface ActivityWish {
  /** Decides among equals; another one for each recommendation. */
  readonly seed: string;
  /** Whose activity it is: a model is asked on their behalf. */
  readonly userId: number;
  readonly age: number;
  readonly band: ContentBand;
  /** As the account tells it. */
  readonly grade: number | null;
  /** The profile's level. */
  readonly difficultyLevel: DifficultyLevel | null;
  /** The grade, 1 to 12, that math problems are made for. */
  readonly mathGrade: number;
  readonly target: Target;
  readonly purpose: Purpose;
  readonly level: AdaptationLevel;
  /** What the child has answered so far. */
  readonly observations: readonly Observation[];
  /** Lessons that the child may read: completed and unlocked ones. */
  readonly openLessons: readonly number[];
}

/**
 * A question, and what an answer to it is evidence of: nothing for one that is only thought about, nor for one whose
 * key no person has checked.
 */
export interface MadeQuestion extends ActivityQuestion {
  readonly evidence: { readonly skill: SkillKey; readonly item: string } | null;
}

export interface MadeActivity {
  /** In the markup of lessons. */
  readonly content: string;
  readonly examples: readonly WorkedExample[];
  readonly questions: readonly MadeQuestion[];
  readonly source: Activity['source'];
}

/**
 * Makes activities: from what the host holds, and in front of it whoever else can. One that cannot make what is wished
 * answers null, and the next is asked.
 */
export interface ActivityMaker {
  make(wish: ActivityWish): Promise<MadeActivity | null>;
}
