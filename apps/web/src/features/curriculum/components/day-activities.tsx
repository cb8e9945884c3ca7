import type { DailySchedule } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { MarkButton } from './mark-button.tsx';
import styles from './rows.module.css';

const ACTIVITY_PICTURES: Readonly<Record<string, UiPicture>> = {
  create: 'artist-palette',
  move: 'butterfly',
  explore: 'compass',
  serve: 'handshake',
  talk: 'speech-balloon',
  pray: 'dove',
};

export interface DayActivitiesProps extends Pick<DailySchedule, 'activities' | 'language'> {
  /** Called with the key of an activity; undefined on a day whose activities cannot be marked. */
  readonly onMark: ((key: string, done: boolean) => void) | undefined;
}

/** Things to do away from the screen, and which of them are done. */
export function DayActivities({ activities, language, onMark }: DayActivitiesProps) {
  const { t } = useTranslation('curriculum');
  const worth = (some: typeof activities) => some.reduce((sum, { points }) => sum + points, 0);
  const done = activities.filter(({ doneAt }) => doneAt !== null);
  return (
    <Section title={t('day.activities')}>
      <ul className={styles.list}>
        {activities.map(({ key, title, description, points, type, doneAt }) => (
          <li key={key} className={styles.row}>
            <Picture name={ACTIVITY_PICTURES[type] ?? 'camping'} size={44} />
            <div className={styles.words}>
              <h3 className={styles.title} lang={language}>
                {title}
              </h3>
              <p className={styles.text} lang={language}>
                {description}
              </p>
              <div className={styles.doing}>
                <span className={styles.points}>{t('day.points', { count: points })}</span>
                {onMark !== undefined && (
                  <MarkButton
                    title={title}
                    done={doneAt !== null}
                    onMark={(now) => onMark(key, now)}
                  />
                )}
              </div>
            </div>
            <ListenButton title={title} text={`${title}. ${description}`} lang={language} />
          </li>
        ))}
      </ul>
      {onMark !== undefined && (
        <p className={styles.sum} aria-live="polite">
          {t('day.pointsOf', { count: worth(done), total: worth(activities) })}
        </p>
      )}
    </Section>
  );
}
