export * from './classify.ts';
export { type Lexicon, lexiconOf, tagsIn, wordsByConcept } from './concepts/index.ts';
export { featuresOf, hashesOf, wordsBySentence } from './features.ts';
export { meaningFeatures } from './meaning-features.ts';
export { type LinearModel, loadModel, normOf, oddsOf, sumOf } from './model.ts';
export { packed } from './stored.ts';
