export * from './bands.ts';
export * from './durations.ts';
export * from './subjects.ts';
