import type { ContentBand } from '@lamplight/domain/age';
import type { ChoiceQuestion, GameType } from '@lamplight/domain/multiplayer';

/** What a room asks for before its game starts. */
export interface RoomWish {
  readonly gameType: GameType;
  readonly band: ContentBand;
  /** A topic of the game that comes first; others only fill up what it cannot. Mixed when left out. */
  readonly topic?: string | undefined;
  /** The same one gives the same questions in the same order. */
  readonly seed: string;
  readonly count: number;
  /** Ids of questions that were played lately: they come last. */
  readonly avoid?: readonly string[];
}

/** A question of a pool and what keeps a game various. */
export interface PooledQuestion {
  readonly question: ChoiceQuestion;
  /** Questions of one family give each other away, as two about the same verse. */
  readonly family: string;
  /** What is asked, such as a missing word. */
  readonly kind: string;
}
