export * from './books.ts';
export * from './omitted-verses.ts';
export * from './passages.ts';
export * from './quotation.ts';
export * from './reference.ts';
export * from './scripture-text.ts';
export * from './usfm.ts';
