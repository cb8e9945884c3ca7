export * from './foreign/index.ts';
export * from './limits.ts';
export * from './problem.ts';
export * from './rules.ts';
export * from './table.ts';
export * from './to-room-question.ts';
export * from './views.ts';
