export * from './answer.ts';
export * from './answer-text.ts';
export * from './counts.ts';
export * from './judge.ts';
export * from './kinds.ts';
export * from './words.ts';
export * from './written-number.ts';
