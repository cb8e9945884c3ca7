export * from './budget.ts';
export * from './limits.ts';
export * from './message.ts';
export * from './voice.ts';
