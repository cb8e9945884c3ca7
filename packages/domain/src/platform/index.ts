export * from './configuration.ts';
export * from './setup.ts';
