export * from './activity-report.ts';
export * from './progress.ts';
export * from './progress-report.ts';
export * from './views.ts';
export * from './week.ts';
