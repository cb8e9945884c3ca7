export * from './alert.ts';
export * from './desk.ts';
export * from './desk-filter.ts';
export * from './doubt-answer.ts';
export * from './escalation.ts';
export * from './kept-from-parents.ts';
export * from './reach.ts';
export * from './staff-notice.ts';
