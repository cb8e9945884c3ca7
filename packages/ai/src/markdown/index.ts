export { type PlainStream, plainStream } from './plain-stream.ts';
export { plainText } from './plain-text.ts';
