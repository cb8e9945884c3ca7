export * from './classify.ts';
export { type Lexicon, lexiconOf, tagsIn, wordsByConcept } from './concepts/index.ts';
export { featuresOf, hashesOf, wordsBySentence } from './features.ts';
export { loadModel, normOf, oddsOf, sumOf } from './model.ts';
export { packed } from './stored.ts';
