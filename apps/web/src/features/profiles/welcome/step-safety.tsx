import type { Role } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../ui/form/fields.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { asksParentEmail } from '../people.ts';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

interface Point {
  readonly text: string;
  readonly picture: UiPicture;
}

/** Step 5: how everybody is kept safe, and the parent's e-mail of a child under 13. */
export function StepSafety({ form, profile }: StepProps) {
  const { t } = useTranslation('profiles');
  return (
    <>
      <ul className={styles.points}>
        {useSafetyPoints(profile.role).map(({ text, picture }) => (
          <li key={picture} className={styles.point}>
            <Picture name={picture} size={40} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {asksParentEmail(profile) && (
        <EmailField
          label={t('fields.parentEmail')}
          description={t('welcome.parentEmailHint')}
          required
          {...form.getInputProps('parentEmail')}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** What each role needs to know about safety on this host. */
export function useSafetyPoints(role: Role): readonly Point[] {
  const { t } = useTranslation('profiles');
  const host: Point = { text: t(`welcome.safety.${role}.host`), picture: 'house' };
  switch (role) {
    case 'student':
      return [
        host,
        { text: t('welcome.safety.student.seen'), picture: 'people-hugging' },
        { text: t('welcome.safety.student.strangers'), picture: 'locked' },
        { text: t('welcome.safety.student.ask'), picture: 'speech-balloon' },
      ];
    case 'parent':
      return [
        host,
        { text: t('welcome.safety.parent.link'), picture: 'people-hugging' },
        { text: t('welcome.safety.parent.consent'), picture: 'shield' },
      ];
    case 'teacher':
      return [
        host,
        { text: t('welcome.safety.teacher.class'), picture: 'backpack' },
        { text: t('welcome.safety.teacher.consent'), picture: 'shield' },
      ];
    case 'admin':
      return [
        host,
        { text: t('welcome.safety.admin.approve'), picture: 'check-mark-button' },
        { text: t('welcome.safety.admin.consent'), picture: 'shield' },
      ];
  }
}
