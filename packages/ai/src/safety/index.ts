export * from './assess-text.ts';
export * from './assessment.ts';
export * from './reply/index.ts';
