const KINDS = ['supportEmail', 'privacyEmail', 'phone', 'postalName'] as const;
export type ContactKind = (typeof KINDS)[number];

/** Contacts of the host, each only where its owner has given one. */
export type Contacts = Partial<Readonly<Record<ContactKind, string>>>;

/** The contacts among what a host tells of itself; blank ones count as none. */
export function readContacts(info: object): Contacts {
  const facts = new Map<string, unknown>(Object.entries(info));
  return Object.fromEntries(
    KINDS.map((kind) => [kind, facts.get(kind)]).filter(
      ([, value]) => typeof value === 'string' && value.trim() !== '',
    ),
  );
}

/** The contacts that are there, in the order in which they are shown. */
export function contactList(contacts: Contacts): { kind: ContactKind; value: string }[] {
  return KINDS.flatMap((kind) => {
    const value = contacts[kind];
    return value === undefined ? [] : [{ kind, value }];
  });
}
