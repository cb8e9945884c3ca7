import type { DailySchedule } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { Section } from '../../../ui/section/section.tsx';
import styles from './rows.module.css';

const ACTIVITY_PICTURES: Readonly<Record<string, UiPicture>> = {
  create: 'artist-palette',
  move: 'butterfly',
  explore: 'compass',
  serve: 'handshake',
  talk: 'speech-balloon',
  pray: 'dove',
};

/** Things to do away from the screen. */
export function DayActivities({ activities }: Pick<DailySchedule, 'activities'>) {
  const { t } = useTranslation('curriculum');
  return (
    <Section title={t('day.activities')}>
      <ul className={styles.list}>
        {activities.map(({ title, description, points, type }) => (
          <li key={title} className={styles.row}>
            <Picture name={ACTIVITY_PICTURES[type] ?? 'camping'} size={44} />
            <div className={styles.words}>
              <h3 className={styles.title} lang="en">
                {title}
              </h3>
              <p className={styles.text} lang="en">
                {description}
              </p>
            </div>
            <ListenButton title={title} text={`${title}. ${description}`} lang={CONTENT_LANGUAGE} />
            <span className={styles.points}>{t('day.points', { count: points })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
