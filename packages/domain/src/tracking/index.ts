export * from './session-report.ts';
