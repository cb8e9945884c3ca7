export * from './band.ts';
export * from './code-lines.ts';
export * from './picture.ts';
export * from './project.ts';
export * from './run.ts';
export * from './scoring.ts';
export * from './views.ts';
