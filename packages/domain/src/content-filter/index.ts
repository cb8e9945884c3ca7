export * from './difficulty.ts';
export * from './simplify.ts';
