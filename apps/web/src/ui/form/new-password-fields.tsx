import type { TextInputProps } from '@mantine/core';
import { PasswordField } from './fields.tsx';

export interface NewPasswordFieldsProps {
  readonly label: string;
  readonly hint: string;
  readonly confirmLabel: string;
  /** What the form knows of a field: `getInputProps` of a form with these two. */
  readonly inputProps: (field: 'password' | 'confirmPassword') => TextInputProps;
}

/** A new password, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, hint, confirmLabel, inputProps } = props;
  return (
    <>
      <PasswordField
        label={label}
        description={hint}
        required
        withAsterisk={false}
        autoComplete="new-password"
        {...inputProps('password')}
      />
      <PasswordField
        label={confirmLabel}
        required
        withAsterisk={false}
        autoComplete="new-password"
        {...inputProps('confirmPassword')}
      />
    </>
  );
}
