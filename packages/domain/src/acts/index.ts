export * from './act.ts';
export * from './mark.ts';
export * from './right-answer.ts';
export * from './train.ts';
