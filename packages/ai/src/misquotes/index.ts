export { detailAskedIn, MISQUOTE_WORDS, misquoteIn } from './find-misquote.ts';
