export * from './games.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './nickname.ts';
export * from './question.ts';
export * from './requests.ts';
export * from './settings.ts';
export * from './views.ts';
