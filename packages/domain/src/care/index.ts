export * from './card.ts';
export * from './freshness.ts';
export * from './sealed-sheet.ts';
export * from './telephone.ts';
export * from './views.ts';
export * from './written-first.ts';
