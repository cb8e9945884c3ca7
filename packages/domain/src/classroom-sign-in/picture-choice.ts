import { z } from 'zod';
import { PICTURES_IN_PASSWORD, SIGN_IN_PICTURES } from './pictures.ts';

/** Three different pictures in order. Apart from the pictures, of which every first page shows some, without zod. */
export const pictureChoiceSchema = z
  .array(z.enum(SIGN_IN_PICTURES))
  .length(PICTURES_IN_PASSWORD)
  .refine((pictures) => new Set(pictures).size === pictures.length);
