export * from './misquotes.ts';
