import { z } from 'zod';
import { legalContactsSchema } from './settings.ts';

/** What the privacy policy says of this very host, besides what holds for every host. */
export const hostPrivacySchema = z.object({
  contacts: legalContactsSchema,
  /** Whether mails leave the host; otherwise an admin reads them in the outbox. */
  sendsMail: z.boolean(),
  /** Whether an AI outside of this building is set up. */
  hasExternalAi: z.boolean(),
  /** Whether a model in this building is set up. */
  hasLanAi: z.boolean(),
});
export type HostPrivacy = z.infer<typeof hostPrivacySchema>;
