import '@mantine/core/styles/Input.css';
import {
  NativeSelect,
  type NativeSelectProps,
  TextInput,
  type TextInputProps,
  UnstyledButton,
} from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

const classNames = {
  input: styles.input,
  label: styles.label,
  description: styles.description,
  error: styles.error,
};

/** A line of text. */
export function TextField(props: TextInputProps) {
  return <TextInput classNames={classNames} withErrorStyles={false} {...props} />;
}

/** A user name: what a phone would capitalise or correct stays as it was typed. */
export function UsernameField(props: TextInputProps) {
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}

/** An e-mail address. */
export function EmailField(props: TextInputProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextInputProps, 'type'>) {
  const { t } = useTranslation('shell');
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSection={
        <UnstyledButton
          className={styles.eye}
          aria-label={t('form.showTyped')}
          aria-pressed={shown}
          title={t(shown ? 'form.hideTyped' : 'form.showTyped')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={24} aria-hidden />
        </UnstyledButton>
      }
      {...props}
      type={shown ? 'text' : 'password'}
    />
  );
}

/** One of a few values, as the device lets people choose. */
export function SelectField(props: NativeSelectProps) {
  return <NativeSelect classNames={classNames} withErrorStyles={false} {...props} />;
}
