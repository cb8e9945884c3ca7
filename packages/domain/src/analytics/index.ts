export * from './chart.ts';
export * from './distribution.ts';
export * from './questions.ts';
export * from './span.ts';
export * from './tally.ts';
export * from './views.ts';
