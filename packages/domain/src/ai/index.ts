export * from './external-log.ts';
export * from './gate.ts';
export * from './providers.ts';
export * from './status.ts';
