import type { LegalContacts } from '@lamplight/domain/host';

const KINDS = ['organisation', 'supportEmail', 'privacyEmail', 'phone'] as const;
type ContactKind = (typeof KINDS)[number];

/** The contacts that the host's owner has given, in the order in which they are shown. */
export function contactList(contacts: LegalContacts): { kind: ContactKind; value: string }[] {
  return KINDS.flatMap((kind) => {
    const value = contacts[kind];
    return value === null ? [] : [{ kind, value }];
  });
}
