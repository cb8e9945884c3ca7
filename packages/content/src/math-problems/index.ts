export * from './draw.ts';
export * from './examples.ts';
export * from './level.ts';
export * from './template.ts';
export * from './templates.ts';
export * from './value.ts';
