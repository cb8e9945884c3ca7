export * from './activity-recommendations.ts';
export * from './configuration.ts';
export * from './demo-profiles.ts';
export * from './sample-maximum.ts';
export * from './setup.ts';
