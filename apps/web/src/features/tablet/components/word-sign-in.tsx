import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '../../../app/session/use-session.ts';
import { errorCode } from '../../../lib/errors.ts';
import { Card } from '../../../ui/card/card.tsx';
import { PasswordField } from '../../../ui/form/fields.tsx';
import { useEnterAsChild } from '../use-enter-as-child.ts';
import { useFailureWords } from '../use-failure-words.ts';
import { ChildName } from './child-name.tsx';
import styles from './pair-tablet.module.css';

export interface WordSignInProps {
  readonly name: string;
  readonly picture: string;
  readonly signIn: (password: string) => Promise<SignedIn>;
}

/** A child who can type writes the password that is printed on the card. */
export function WordSignIn({ name, picture, signIn }: WordSignInProps) {
  const { t } = useTranslation('tablet');
  const [password, setPassword] = useState('');
  const enter = useEnterAsChild();
  const attempt = useMutation({
    mutationFn: async () => enter(await signIn(password.trim())),
  });
  const failure = useFailureWords(attempt.error);
  const isWrong = errorCode(attempt.error) === 'BAD_CREDENTIALS';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt.mutate();
  };
  return (
    <Card className={styles.card}>
      <ChildName name={name} picture={picture} />
      <form className={styles.form} onSubmit={submit}>
        <PasswordField
          label={t('words.label')}
          description={t('words.hint')}
          autoComplete="current-password"
          value={password}
          error={isWrong ? t('words.wrong') : (failure ?? undefined)}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="cta"
          loading={attempt.isPending}
          disabled={password.trim() === ''}
        >
          {t('words.button')}
        </Button>
      </form>
    </Card>
  );
}
