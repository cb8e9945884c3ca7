export * from './insights.ts';
export * from './views.ts';
