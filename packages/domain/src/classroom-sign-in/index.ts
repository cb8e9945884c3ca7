export * from './batch-table.ts';
export * from './batch-views.ts';
export * from './card-views.ts';
export * from './pictures.ts';
export * from './printed-password.ts';
export * from './tablet-views.ts';
export * from './tile-names.ts';
export * from './user-names.ts';
