export * from './deletion.ts';
export * from './insights.ts';
export * from './new-link.ts';
export * from './views.ts';
export * from './week.ts';
export * from './week-views.ts';
