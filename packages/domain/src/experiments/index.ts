export * from './category.ts';
export * from './experiment.ts';
export * from './generated-difficulty.ts';
export * from './selection.ts';
export * from './views.ts';
