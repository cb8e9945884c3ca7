export * from './breaker.ts';
export * from './model-error.ts';
export * from './read-json.ts';
export * from './text-model.ts';
