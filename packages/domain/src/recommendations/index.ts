export * from './activity.ts';
export * from './facts.ts';
export * from './rank.ts';
export * from './recommendation.ts';
export * from './sentences.ts';
export * from './taste.ts';
export * from './views.ts';
