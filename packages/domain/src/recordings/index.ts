export * from './audio-kind.ts';
export * from './limits.ts';
export * from './views.ts';
