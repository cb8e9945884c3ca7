import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { useTodaysLessons } from '../today.queries.ts';
import styles from './next-today.module.css';

export interface NextTodayProps {
  /** The lesson that was just finished. */
  readonly lessonId: number;
}

/** After a lesson of today: the next lesson of the day, or home to the evening once all are done. */
export function NextToday({ lessonId }: NextTodayProps) {
  const { t } = useTranslation('shell');
  const { data: today = [] } = useTodaysLessons();
  if (!today.some(({ id }) => id === lessonId)) return null;
  const next = today.find(({ id, isCompleted }) => id !== lessonId && !isCompleted);
  const words = next === undefined ? t('today.evening') : t('today.next', { title: next.title });
  return (
    <div className={styles.next} role="status">
      <ListenButton title={words} text={words} />
      <p className={styles.words}>{words}</p>
      {next === undefined ? (
        <LinkButton to="/">{t('today.home')}</LinkButton>
      ) : (
        <LinkButton to="/lessons" search={{ lesson: next.opens }}>
          {t('today.go')}
        </LinkButton>
      )}
    </div>
  );
}
