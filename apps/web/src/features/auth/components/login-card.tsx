import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { PasswordField, UsernameField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from '../auth-pages.module.css';
import { signInRules } from '../rules.ts';
import type { Credentials, SignIn } from '../use-sign-in.ts';
import { AttemptHint } from './attempt-hint.tsx';

/** The 'Sign In' card: name, password, and the other ways in. */
export function LoginCard({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation('auth');
  const form = useSchemaForm<Credentials>(signInRules, {
    initialValues: { username: '', password: '' },
  });
  return (
    <Card as="section" className={styles.card} aria-labelledby="sign-in">
      <div>
        <h2 id="sign-in" className={styles.cardTitle}>
          {t('login.card')}
        </h2>
        <p className={styles.cardText}>{t('login.cardText')}</p>
      </div>
      <ValidatedForm className={styles.form} form={form} onSubmit={signIn.attempt}>
        <UsernameField
          label={t('login.username')}
          required
          withAsterisk={false}
          {...form.getInputProps('username')}
        />
        <PasswordField
          label={t('login.password')}
          required
          withAsterisk={false}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <AttemptHint error={signIn.error} />
        <Button type="submit" size="lg" disabled={signIn.pending}>
          {t(signIn.pending ? 'login.pending' : 'login.submit')}
        </Button>
      </ValidatedForm>
      <p className={styles.aside}>
        <Link to="/forgot-password" className={styles.link}>
          {t('login.forgot')}
        </Link>
      </p>
      <div className={styles.otherWay}>
        <Picture name="incoming-envelope" size={40} />
        <div>
          <Link to="/magic-login" className={styles.link}>
            {t('login.magic')}
          </Link>
          <p className={styles.note}>{t('login.magicNote')}</p>
        </div>
      </div>
      <p className={styles.aside}>
        {t('login.noAccount')}{' '}
        <Link to="/register" className={styles.link}>
          {t('login.create')}
        </Link>
      </p>
    </Card>
  );
}
