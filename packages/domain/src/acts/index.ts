export * from './act.ts';
export * from './mark.ts';
export * from './offered.ts';
export * from './right-answer.ts';
export * from './spoken.ts';
export * from './train.ts';
