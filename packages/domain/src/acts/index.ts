export * from './act.ts';
export * from './mark.ts';
