export * from './activities.ts';
export * from './curriculum.ts';
export * from './earned-reward.ts';
export * from './rewards.ts';
export * from './views.ts';
