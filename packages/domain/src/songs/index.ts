export * from './notation.ts';
export * from './pitch.ts';
export * from './schedule.ts';
export * from './song.ts';
