export * from './daily.ts';
export * from './entry.ts';
export * from './limits.ts';
export * from './prompts.ts';
export * from './themes.ts';
