export * from './calendar.ts';
export * from './class-day.ts';
export * from './settings.ts';
export * from './views.ts';
