export * from './disk.ts';
export * from './finding.ts';
