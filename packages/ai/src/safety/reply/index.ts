export * from './crisis-reply.ts';
export { replyTexts } from './texts/index.ts';
