export * from './privacy.ts';
export * from './settings.ts';
