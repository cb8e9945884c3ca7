export * from './ledger.ts';
export * from './purpose.ts';
export * from './rule.ts';
export * from './views.ts';
