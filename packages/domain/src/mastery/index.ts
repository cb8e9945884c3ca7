export * from './knowledge.ts';
export * from './mastery.ts';
export * from './prerequisites.ts';
export * from './skill.ts';
