export type { ChallengeItem } from './challenge-item.ts';
export { chooseItem, hasMore, type Met, type Wish } from './choose.ts';
