export * from './assess-text.ts';
export * from './assessment.ts';
export * from './doubt/index.ts';
export * from './pleas/index.ts';
export { checkPublicName, checkUsername } from './public-name.ts';
export * from './reply/index.ts';
export * from './situations/index.ts';
export * from './topics/index.ts';
