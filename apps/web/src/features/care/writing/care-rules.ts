import {
  type CareContact,
  careContactSchema,
  careContentSchema,
  isEmptyCare,
} from '@lamplight/domain/care';
import { z } from 'zod';
import { isBlankContact, withoutBlankContacts } from './care-draft.ts';

/** People of whom anything is filled in need the rest, too; the others are none. */
const contactsSchema = z.array(z.custom<CareContact>()).superRefine((contacts, { addIssue }) => {
  for (const [index, contact] of contacts.entries()) {
    if (isBlankContact(contact)) continue;
    for (const { message, path } of careContactSchema.safeParse(contact).error?.issues ?? []) {
      addIssue({ code: 'custom', message, path: [index, ...path] });
    }
  }
});

/** The host's rules for what the fields hold, and the agreement. */
export const careFormSchema = careContentSchema
  .extend({ contacts: contactsSchema, agreed: z.literal(true) })
  .refine((content) => !isEmptyCare(withoutBlankContacts(content)), {
    path: ['contacts'],
    error: 'Please fill in something first.',
  });
