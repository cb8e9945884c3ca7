export { indexVerses, type VerseIndex } from '../matching/verse-index.ts';
export { checkPiece, checkText, joinChecked, standsInBible } from './check-text.ts';
export { type HeldPieces, type HeldText, holdPieces, holdText } from './held-text.ts';
