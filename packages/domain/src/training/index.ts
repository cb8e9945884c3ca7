export * from './drawing-grid.ts';
export * from './machine.ts';
export * from './neighbors.ts';
export * from './network.ts';
export * from './ready-drawings.ts';
export * from './tally.ts';
export * from './tree.ts';
export * from './words.ts';
