export * from './classify.ts';
export { normOf, sentenceFeatures } from './model.ts';
