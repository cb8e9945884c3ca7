import type { Profile } from '@lamplight/domain/profiles';
import { CONSENT_AGE, type Role } from '@lamplight/domain/users';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

/** Whom the words speak to. */
export type Audience = 'student' | 'adult';

export function audienceOf({ role }: { readonly role: Role }): Audience {
  return role === 'student' ? 'student' : 'adult';
}

/** What somebody is called: the first name, else the user name. */
export function nameOf({ firstName, username }: Pick<Profile, 'firstName' | 'username'>): string {
  return firstName ?? username;
}

/** Only a student under 13 is asked for a parent's e-mail at onboarding (spec 5, Onboarding). */
export function asksParentEmail({ role, age }: Pick<Profile, 'role' | 'age'>): boolean {
  return role === 'student' && age !== null && age < CONSENT_AGE;
}

export const ROLE_PICTURES: Readonly<Record<Role, UiPicture>> = {
  student: 'backpack',
  parent: 'people-hugging',
  teacher: 'books',
  admin: 'key',
};
