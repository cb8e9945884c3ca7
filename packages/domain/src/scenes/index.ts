export * from './scene.ts';
export * from './vocabulary/index.ts';
