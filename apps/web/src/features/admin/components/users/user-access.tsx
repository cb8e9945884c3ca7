import type { AdminUser } from '@lamplight/domain/admin';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withOwnPassword } from '../../../../app/own-password/own-password-store.ts';
import { useSession } from '../../../../app/session/use-session.ts';
import { useEndSessions, useResetPassword } from '../../admin.queries.ts';
import { useAskedAct } from '../../use-asked-act.ts';
import { ShownOnce } from './shown-once.tsx';
import styles from './user-dialogs.module.css';

export interface UserAccessProps {
  readonly user: AdminUser;
  /** Devices that are signed in. */
  readonly sessions: number;
}

/** How somebody gets in: a new password for who forgot theirs, and an end to every sign-in. */
export function UserAccess({ user, sessions }: UserAccessProps) {
  const { t } = useTranslation('admin');
  const isOwn = useSession().user?.id === user.id;
  const reset = useResetPassword();
  const end = useEndSessions();
  const ask = useAskedAct();
  const [password, setPassword] = useState<string | null>(null);
  const { id, username } = user;

  const resetPassword = () =>
    ask({
      question: t('access.resetConfirm', { username }),
      failed: t('access.resetFailed'),
      act: async () => {
        const made = await withOwnPassword((ownPassword) => reset.mutateAsync({ id, ownPassword }));
        if (made !== undefined) setPassword(made.password);
      },
    });
  const endSessions = () =>
    ask({
      question: t('access.endConfirm', { username }),
      failed: t('access.endFailed'),
      done: t('access.ended', { username }),
      act: () => end.mutateAsync({ id }),
    });

  return (
    <section className={styles.access} aria-label={t('access.title')}>
      <h3 className={styles.heading}>{t('access.title')}</h3>
      <p>{t('access.sessions', { count: sessions })}</p>
      {isOwn ? (
        <p>{t('access.own')}</p>
      ) : (
        <div className={styles.buttons}>
          {!user.isDemo && (
            <Button
              variant="default"
              loading={reset.isPending}
              onClick={() => void resetPassword()}
            >
              {t('access.reset')}
            </Button>
          )}
          <Button
            variant="default"
            disabled={sessions === 0}
            loading={end.isPending}
            onClick={() => void endSessions()}
          >
            {t('access.end')}
          </Button>
        </div>
      )}
      {password !== null && (
        <ShownOnce label={t('access.password', { username })} secret={password}>
          {t('access.passwordText')}
        </ShownOnce>
      )}
    </section>
  );
}
