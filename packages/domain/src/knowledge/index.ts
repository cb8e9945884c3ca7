export * from './document.ts';
export * from './source.ts';
