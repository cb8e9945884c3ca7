export * from './supply.ts';
export * from './topics.ts';
export type { RoomWish } from './wish.ts';
