export { writtenRoomQuestions } from './bank.ts';
export * from './supply.ts';
export * from './topics.ts';
export type { RoomWish } from './wish.ts';
