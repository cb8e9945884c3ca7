import type {
  Challenge,
  ChallengeBand,
  ChallengeDifficulty,
  ChallengeType,
} from '@lamplight/domain/challenges';

/** What a child meets, before it has a day, points and an id. */
type Draft<C> = C extends Challenge
  ? Pick<C, 'type' | 'title' | 'description' | 'content' | 'hints' | 'correctAnswer'>
  : never;

/** A challenge wherever it comes from: a bank or a generator. */
export type ChallengeItem = Draft<Challenge> & {
  /** Names the item for good: nobody meets it twice. */
  readonly key: string;
  readonly band: ChallengeBand;
  readonly difficulty: ChallengeDifficulty;
  /** The week of the programme whose theme it takes up. */
  readonly week?: number | undefined;
};

/** The items of one type. */
export type ItemOf<T extends ChallengeType> = Extract<ChallengeItem, { type: T }>;
