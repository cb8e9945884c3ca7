export * from './crisis-reply.ts';
export * from './helplines.ts';
export { replyTexts } from './texts/index.ts';
