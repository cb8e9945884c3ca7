export * from './crisis-reply.ts';
