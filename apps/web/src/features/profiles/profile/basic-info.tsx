import { MAX_BIO_LENGTH } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { audienceOf } from '../people.ts';
import { Entries, Fact, LockedEntry, WideEntry } from './entries.tsx';
import styles from './profile-tabs.module.css';
import type { TabProps } from './tab-props.ts';

/** A student without a grade is in this one (spec 9, Profile options). */
const KINDERGARTEN = 'K';

/** Who somebody is on this host, and what they say of themselves. */
export function BasicInfo({ profile, form }: TabProps) {
  const { t } = useTranslation('profiles');
  const { username, email, firstName, lastName, role, age, grade } = profile;
  const audience = audienceOf(profile);
  return (
    <>
      <Entries>
        <LockedEntry form={form} label={t('fields.username')} value={username} />
        <LockedEntry form={form} label={t('fields.email')} value={email} />
        <LockedEntry form={form} label={t('fields.firstName')} value={firstName} />
        <LockedEntry form={form} label={t('fields.lastName')} value={lastName} />
        {role === 'student' && (
          <>
            <LockedEntry
              form={form}
              label={t('fields.age')}
              value={age === null ? null : String(age)}
              type="number"
            />
            <LockedEntry
              form={form}
              label={t('fields.grade')}
              value={grade === null ? KINDERGARTEN : String(grade)}
            />
          </>
        )}
        <WideEntry>
          {form === undefined ? (
            <Fact label={t('fields.bio')} value={profile.bio} />
          ) : (
            <TextAreaField
              label={t('fields.bio')}
              description={t(`fields.bioHint.${audience}`)}
              maxLength={MAX_BIO_LENGTH}
              {...form.getInputProps('bio')}
            />
          )}
        </WideEntry>
      </Entries>
      {form !== undefined && <p className={styles.note}>{t(`profile.fixed.${audience}`)}</p>}
    </>
  );
}
