export * from './balance.ts';
export * from './board.ts';
export * from './rounds.ts';
export * from './settings.ts';
export * from './strength.ts';
export * from './team-totals.ts';
