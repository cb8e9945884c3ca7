import type { Profile } from '@lamplight/domain/profiles';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import type { WelcomeValues } from './welcome-values.ts';

export interface StepProps {
  readonly form: SchemaForm<WelcomeValues>;
  readonly profile: Profile;
}
