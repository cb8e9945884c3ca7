export * from './scene.ts';
export * from './vocabulary.ts';
