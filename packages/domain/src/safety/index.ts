export * from './alert.ts';
export * from './desk.ts';
