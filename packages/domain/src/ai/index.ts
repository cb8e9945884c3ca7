export * from './gate.ts';
export * from './outside-log.ts';
export * from './providers.ts';
export * from './status.ts';
