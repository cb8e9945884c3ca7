import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import auth from '../../i18n/en/auth.json';
import { calledName } from '../../lib/full-name.ts';
import { PasswordField, UsernameField } from '../../ui/form/fields.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../ui/form/validated-form.tsx';
import styles from './auth-pages.module.css';
import { AttemptHint } from './components/attempt-hint.tsx';
import { signInRules } from './rules.ts';
import type { Credentials } from './use-sign-in.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/**
 * Covers the page of an adult whose session has ended until they sign in again. The page below stays as it is, with
 * what was typed; nobody else reads it meanwhile.
 */
export function Page({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('auth');
  const { attempt, leave, pending, error } = useSignInAgain();
  const form = useSchemaForm<Credentials>(signInRules, {
    initialValues: { username: user.username, password: '' },
  });
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      closeOnEscape={false}
      onClose={() => undefined}
      title={t('again.title')}
      classNames={{ title: styles.cardTitle ?? '', content: styles.again ?? '' }}
      transitionProps={{ duration: 0 }}
    >
      <ValidatedForm className={styles.form} form={form} onSubmit={attempt}>
        <p className={styles.cardText}>{t('again.text', { name: calledName(user) })}</p>
        {/* Read-only, and there so that a browser knows whose password it may fill in. */}
        <UsernameField label={t('login.username')} readOnly {...form.getInputProps('username')} />
        <PasswordField
          label={t('login.password')}
          required
          withAsterisk={false}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <AttemptHint error={error} />
        <Button type="submit" size="lg" disabled={pending}>
          {t(pending ? 'login.pending' : 'login.submit')}
        </Button>
        <Button variant="default" onClick={leave}>
          {t('again.leave', { name: calledName(user) })}
        </Button>
        <p className={styles.note}>{t('again.leaveNote')}</p>
      </ValidatedForm>
    </Modal>
  );
}

export const texts = { auth };
