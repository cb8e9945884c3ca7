import type { Profile } from '@lamplight/domain/profiles';
import type { ProfileForm } from './use-profile-form.ts';

export interface TabProps {
  readonly profile: Profile;
  /** Undefined while the profile is only read. */
  readonly form: ProfileForm | undefined;
}
