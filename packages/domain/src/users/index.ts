export * from './current-user.ts';
export * from './grade.ts';
export * from './role.ts';
