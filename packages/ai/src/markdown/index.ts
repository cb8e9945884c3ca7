export { type PlainStream, plainStream } from './plain-stream.ts';
export { plainText } from './plain-text.ts';
export { plainValues } from './plain-values.ts';
