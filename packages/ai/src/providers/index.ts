export * from './anthropic-model.ts';
export * from './lan-model.ts';
