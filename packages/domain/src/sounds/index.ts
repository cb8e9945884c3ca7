export * from './sounds.ts';
export * from './when.ts';
