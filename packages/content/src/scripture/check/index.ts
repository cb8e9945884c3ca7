export { indexVerses, type VerseIndex } from '../matching/verse-index.ts';
export { checkPiece, checkText, joinChecked } from './check-text.ts';
export { type HeldText, holdText } from './held-text.ts';
