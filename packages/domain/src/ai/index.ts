export * from './gate.ts';
export * from './outside-log.ts';
export * from './rungs.ts';
export * from './status.ts';
