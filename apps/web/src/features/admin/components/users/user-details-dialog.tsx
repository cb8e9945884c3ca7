import type { AdminUser } from '@lamplight/domain/admin';
import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../../lib/dates.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../../ui/work-surface/work-surface.tsx';
import { fullName } from '../../accounts.ts';
import { useUserDetails } from '../../admin.queries.ts';
import { AccountRole } from '../account-role.tsx';
import { UserAccess } from './user-access.tsx';
import styles from './user-dialogs.module.css';

export interface UserDetailsDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Everything that admins see of an account, and how it is signed in to. */
export function UserDetailsDialog({ user, onClose }: UserDetailsDialogProps) {
  const { t, i18n } = useTranslation('admin');
  const details = useUserDetails(user.id);
  const moment = (iso: string) => momentText(iso, i18n.language);
  const { lessons = null, classes = [], sessions = 0 } = details.data ?? {};
  const facts = [
    ['name', fullName(user) || t('users.unknown')],
    ['email', user.email ?? t('users.unknown')],
    ['created', moment(user.createdAt)],
    ['seen', user.lastLoginAt === null ? t('users.never') : moment(user.lastLoginAt)],
    ...(user.role === 'student'
      ? ([
          ['age', user.age ?? t('users.unknown')],
          ['grade', user.grade ?? t('users.unknown')],
          ['day', t('progress.of', { completed: user.currentDay, total: CURRICULUM_DAYS })],
        ] as const)
      : []),
    ...(lessons === null ? [] : ([['completed', t('progress.of', lessons)]] as const)),
    ...(classes.length === 0 ? [] : ([['classes', classes.join(', ')]] as const)),
    ...(user.role === 'teacher'
      ? ([['approval', t(user.approved ? 'details.approved' : 'details.waiting')]] as const)
      : []),
    ['id', user.id],
  ] as const;
  return (
    <Dialog title={user.username} size="lg" onClose={onClose}>
      <WorkSurface>
        <div className={styles.details}>
          <div>
            <AccountRole role={user.role} /> {user.isDemo && t('details.demo')}
          </div>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`details.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <QueryState query={details} count={1} shape="rows" failed={t('details.failed')} />
          {details.isSuccess && <UserAccess user={user} sessions={sessions} />}
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('details.close')}</Button>
          </div>
        </div>
      </WorkSurface>
    </Dialog>
  );
}
