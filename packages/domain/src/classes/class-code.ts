import { lineOfText } from '../validation/index.ts';

/** A code as people type it: in small letters, or in groups. */
export const classCodeSchema = lineOfText({ min: 1, max: 20 }).transform((code) =>
  code.replaceAll(/[\s-]/g, '').toUpperCase(),
);
