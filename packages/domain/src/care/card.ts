import { z } from 'zod';
import { idSchema, lineOfText, proseText } from '../validation/index.ts';
import { isTelephone } from './telephone.ts';

/** People whom a class may call for a child. */
export const MAX_CONTACTS = 3;
/** Characters of a contact's name, and of what they are to the child with when they can be reached. */
export const MAX_CONTACT_LINE = 80;
/** Characters of a telephone number with its spaces. */
const MAX_TELEPHONE = 40;
/** Characters of each longer field: about half a page on the sheet. */
export const MAX_CARE_TEXT = 1000;
/** Characters of what was read and agreed to. */
const MAX_NOTICE = 2000;

/** Somebody to call when a child needs their people. */
export const careContactSchema = z.object({
  name: lineOfText({ min: 1, max: MAX_CONTACT_LINE, tooShort: 'Please write who this is.' }),
  /** What they are to the child: `mother`, `neighbour, after 5 pm`. */
  relation: lineOfText({ max: MAX_CONTACT_LINE }),
  telephone: lineOfText({
    min: 1,
    max: MAX_TELEPHONE,
    tooShort: 'Please write the telephone number.',
  }).refine(isTelephone, 'Please write only a telephone number here, such as +1 555 010 0199.'),
});
export type CareContact = z.infer<typeof careContactSchema>;

const careText = proseText({ max: MAX_CARE_TEXT });

/** What adults of a class have to know of a child when something happens. */
export const careContentSchema = z.object({
  contacts: z.array(careContactSchema).max(MAX_CONTACTS),
  allergies: careText,
  /** Which ones, and what to do. */
  medicines: careText,
  /** Anything else that helps in an emergency. */
  notes: careText,
});
export type CareContent = z.infer<typeof careContentSchema>;

/** Whether nothing is written at all. */
export function isEmptyCare({ contacts, allergies, medicines, notes }: CareContent): boolean {
  return contacts.length === 0 && [allergies, medicines, notes].every((text) => text === '');
}

/** What a parent, or an admin for one, saves about a child. */
export const careInputSchema = careContentSchema
  .extend({
    studentId: idSchema,
    /** Of the card that was changed, 0 for a first one: nobody undoes unseen what another parent wrote. */
    version: z.int().min(0),
    /** The words that were read and agreed to. */
    notice: proseText({ min: 1, max: MAX_NOTICE }),
  })
  .refine((content) => !isEmptyCare(content), {
    path: ['contacts'],
    error: 'Please fill in something first.',
  });
export type CareInput = z.infer<typeof careInputSchema>;
