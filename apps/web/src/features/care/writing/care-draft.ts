import type { CareContact, CareView } from '@lamplight/domain/care';
import { jsonEntry, type StorageEntry } from '../../../lib/storage.ts';

/** What the fields hold. */
export type CareValues = {
  contacts: CareContact[];
  allergies: string;
  medicines: string;
  notes: string;
};

/** Words that are being written, and the version of the card on which they rest. */
export interface CareDraft {
  readonly version: number;
  readonly values: CareValues;
}

export const NO_CONTACT: CareContact = { name: '', relation: '', telephone: '' };

/** The fields as they are first seen: what is written, or one person to fill in. */
export function valuesOf({ card }: Pick<CareView, 'card'>): CareValues {
  const { contacts = [], allergies = '', medicines = '', notes = '' } = card ?? {};
  return {
    contacts: contacts.length === 0 ? [NO_CONTACT] : contacts,
    ...{ allergies, medicines, notes },
  };
}

/** Whether nothing is filled in of a person. */
export function isBlankContact(contact: CareContact): boolean {
  return Object.values(contact).every((text) => text.trim() === '');
}

/** What is sent: a person of whom nothing is filled in is none. */
export function withoutBlankContacts({ contacts, ...texts }: CareValues): CareValues {
  return { contacts: contacts.filter((contact) => !isBlankContact(contact)), ...texts };
}

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isContact(value: unknown): boolean {
  return isObject(value) && [value.name, value.relation, value.telephone].every(isText);
}

function isDraft(value: unknown): value is CareDraft {
  if (!isObject(value) || !isObject(value.values)) return false;
  const { contacts, allergies, medicines, notes } = value.values;
  return (
    typeof value.version === 'number' &&
    Array.isArray(contacts) &&
    contacts.every(isContact) &&
    [allergies, medicines, notes].every(isText)
  );
}

/** A person's draft about a child on this device; it outlives a reload and a closed tab. */
export function careDraft(studentId: number, userId: number): StorageEntry<CareDraft> {
  return jsonEntry(`care_draft_${studentId}_${userId}`, isDraft);
}
