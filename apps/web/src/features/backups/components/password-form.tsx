import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../../i18n/index.ts';
import { fieldMessages } from '../../../lib/errors.ts';
import { PasswordField } from '../../../ui/form/fields.tsx';
import styles from '../backups.module.css';

export interface PasswordFormProps {
  readonly label: string;
  readonly submit: string;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
  /** @throws what the host refused; a word about the password stands beside its field */
  readonly onSubmit: (password: string) => Promise<void>;
  /** Tells of everything else that went wrong. */
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Asks for the password of whoever is signed in, once more, below what it is asked for. */
export function PasswordForm(props: PasswordFormProps) {
  const { t } = useTranslation('backups');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setProblem(null);
    try {
      await props.onSubmit(password);
    } catch (error) {
      const refused = fieldMessages(error).password;
      if (refused === undefined) props.onFailure(error);
      else setProblem(translateSentence(refused));
    } finally {
      setPending(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {props.children}
      <PasswordField
        label={props.label}
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={styles.ways}>
        <Button variant="default" onClick={props.onClose}>
          {t('in.cancel')}
        </Button>
        <Button
          type="submit"
          loading={isPending}
          disabled={password === ''}
          {...(props.isDangerous ? { color: 'red.9' } : {})}
        >
          {props.submit}
        </Button>
      </div>
    </form>
  );
}
