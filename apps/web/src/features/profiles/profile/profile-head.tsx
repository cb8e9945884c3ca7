import { navigationStyle } from '@lamplight/domain/platform';
import type { Profile } from '@lamplight/domain/profiles';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Face } from '../../../ui/face/face.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ReadAloudButton } from '../../../ui/read-aloud/read-aloud-button.tsx';
import { RoleBadge } from '../../../ui/role/role-badge.tsx';
import { nameOf, ROLE_PICTURES } from '../people.ts';
import styles from './profile-head.module.css';

export interface ProfileHeadProps {
  readonly profile: Profile;
  /** Undefined while nothing can be edited, or it already is. */
  readonly onEdit: (() => void) | undefined;
}

/** Whose profile this is, and the way into editing it. */
export function ProfileHead({ profile, onEdit }: ProfileHeadProps) {
  const { t } = useTranslation('profiles');
  const { role, age, username, firstName, lastName, currentDay, streakCount } = profile;
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  const roleName = t(`options.roles.${role}`);
  const spoken = [
    nameOf(profile),
    t('values.day', { day: currentDay }),
    `${t('fields.streakCount')}: ${t('values.days', { count: streakCount })}`,
  ];
  return (
    <Card className={styles.head}>
      <div className={styles.ground}>
        {role === 'student' ? (
          <Face userId={profile.id} size="3.5rem" />
        ) : (
          <Picture name={ROLE_PICTURES[role]} size={56} />
        )}
      </div>
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.line}>
          <RoleBadge role={role} label={roleName} />
          {name !== username && <span>{username}</span>}
        </p>
      </div>
      <ReadAloudButton
        text={spoken.join('.\n')}
        byAge={age !== null && navigationStyle(age) === 'simple'}
      />
      {onEdit !== undefined && <Button onClick={onEdit}>{t('profile.edit')}</Button>}
    </Card>
  );
}
