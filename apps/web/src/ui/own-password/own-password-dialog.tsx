import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPasswordQuestion } from '../../app/own-password/own-password-store.ts';
import ownPassword from '../../i18n/en/own-password.json';
import { translateSentence } from '../../i18n/index.ts';
import { fieldMessages } from '../../lib/errors.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { PasswordField } from '../form/fields.tsx';
import styles from './own-password-dialog.module.css';

export interface OwnPasswordDialogProps {
  /** Of whoever is signed in. */
  readonly username: string;
  readonly question: OwnPasswordQuestion;
}

/** Asks for the own password before something that gives power over an account. */
export function Page({ username, question }: OwnPasswordDialogProps) {
  const { t } = useTranslation('own-password');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setProblem(null);
    try {
      await question.answer(password);
    } catch (error) {
      setProblem(translateSentence(fieldMessages(error).ownPassword ?? ''));
      setPending(false);
    }
  };

  return (
    <Dialog title={t('title')} onClose={question.cancel}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.text}>{t('text')}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          data-autofocus
          // Escape closes this dialog, and not the one below it.
          data-mantine-stop-propagation
          onKeyDown={({ key }) => {
            if (key === 'Escape') question.cancel();
          }}
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <div className={styles.ways}>
          <Button variant="default" onClick={question.cancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isPending} disabled={password === ''}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export const texts = { 'own-password': ownPassword };
