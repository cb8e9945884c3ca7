import { ageGroup } from '@lamplight/domain/age';
import { MAX_BIO_LENGTH } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { audienceOf, ROLE_PICTURES } from '../people.ts';
import type { StepProps } from './step-props.ts';
import styles from './wizard.module.css';

const GROUP_PICTURES = {
  kindergarten: 'butterfly',
  'early-elementary': 'seedling',
  elementary: 'compass',
  'middle-school': 'world-map',
  'high-school': 'rocket',
  adult: 'handshake',
} as const satisfies Readonly<Record<string, UiPicture>>;

/** Step 1: age group and role as they are, and a few words about oneself. */
export function StepYou({ form, profile }: StepProps) {
  const { t } = useTranslation('profiles');
  const { age, role } = profile;
  const group = role === 'student' && age !== null ? ageGroup(age) : 'adult';
  return (
    <>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('fields.ageGroup')}</dt>
          <dd>{t(`options.ageGroups.${group}`)}</dd>
          <dd className={styles.portrait} aria-hidden>
            <Picture name={GROUP_PICTURES[group]} size={48} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('fields.role')}</dt>
          <dd>{t(`options.roles.${role}`)}</dd>
          <dd className={styles.portrait} aria-hidden>
            <Picture name={ROLE_PICTURES[role]} size={48} />
          </dd>
        </div>
      </dl>
      <TextAreaField
        label={t('fields.bio')}
        description={t(`fields.bioHint.${audienceOf(profile)}`)}
        maxLength={MAX_BIO_LENGTH}
        {...form.getInputProps('bio')}
      />
    </>
  );
}
