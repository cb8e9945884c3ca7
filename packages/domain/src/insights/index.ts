export * from './insights.ts';
export * from './part-of-day.ts';
export * from './sittings.ts';
export * from './views.ts';
