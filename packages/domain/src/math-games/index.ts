export * from './arena.ts';
export * from './formula.ts';
export * from './problem.ts';
export * from './views.ts';
