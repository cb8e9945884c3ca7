import { subjectsForAge } from '@lamplight/domain/age';
import { activityTypes } from '@lamplight/domain/platform';
import { useTranslation } from 'react-i18next';
import { ACTIVITY_LOOKS } from '../../../ui/activities/activity-looks.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { SUBJECT_LOOKS } from '../subject-looks.ts';
import styles from './age-activities.module.css';

/** The activities and subjects of an age. */
export function AgeActivities({ age }: { readonly age: number }) {
  const { t } = useTranslation(['age-demo', 'activities']);
  return (
    <>
      <Section title={t('activities')}>
        <ul className={styles.activities}>
          {activityTypes(age).map((type) => {
            const { picture, subject } = ACTIVITY_LOOKS[type];
            const title = t(`activities:types.${type}.title`);
            const description = t(`activities:types.${type}.description`);
            return (
              <Card key={type} as="li" look="tinted" subject={subject} className={styles.activity}>
                <div className={styles.head}>
                  <Picture name={picture} size={48} />
                  <ListenButton title={title} text={`${title}. ${description}`} />
                </div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{description}</p>
              </Card>
            );
          })}
        </ul>
      </Section>
      <Section title={t('subjects.title')}>
        <ul className={styles.subjects}>
          {subjectsForAge(age).map((name) => {
            const { key, picture, subject } = SUBJECT_LOOKS[name];
            return (
              <li key={name} className={styles.subject} data-subject={subject}>
                <Picture name={picture} size={28} />
                {t(`subjects.${key}`)}
              </li>
            );
          })}
        </ul>
      </Section>
    </>
  );
}
