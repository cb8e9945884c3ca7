export * from './foreign-question.ts';
export * from './foreign-table.ts';
