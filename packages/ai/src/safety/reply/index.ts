export * from './crisis-reply.ts';
export * from './helplines.ts';
