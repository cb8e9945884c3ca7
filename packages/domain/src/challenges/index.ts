export * from './answer.ts';
export * from './band.ts';
export * from './challenge.ts';
export * from './level.ts';
export * from './rotation.ts';
export * from './scoring.ts';
export * from './value.ts';
export * from './views.ts';
