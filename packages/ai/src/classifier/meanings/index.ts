export { meaningsOf } from './meanings-of.ts';
export { MEANINGS } from './table.ts';
