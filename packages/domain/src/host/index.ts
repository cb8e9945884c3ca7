export * from './privacy.ts';
export * from './release.ts';
export * from './settings.ts';
