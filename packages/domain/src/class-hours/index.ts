export * from './class-hours.ts';
