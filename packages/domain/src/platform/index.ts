export * from './activity-recommendations.ts';
export * from './configuration.ts';
export * from './demo-profiles.ts';
export * from './math-examples.ts';
export * from './setup.ts';
