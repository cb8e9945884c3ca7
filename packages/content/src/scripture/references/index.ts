export * from './book-names.ts';
export { type Book, bookCalled, bookOfCode } from './books-by-name.ts';
export { findReferences, type NamedPassage, passageOf } from './find-references.ts';
export * from './look-up.ts';
