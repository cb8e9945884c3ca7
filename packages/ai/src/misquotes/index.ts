export { detailAskedIn, MISQUOTE_WORDS, misquoteIn } from './find-misquote.ts';
export { MISQUOTES, type MisquoteId } from './misquote.ts';
