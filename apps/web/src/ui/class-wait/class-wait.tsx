import { waitsForClass } from '@lamplight/domain/classes';
import type { CurriculumStatus } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { calendarDayText, tomorrow } from '../../lib/dates.ts';
import { Notice } from '../notice/notice.tsx';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import styles from './class-wait.module.css';

/** When the next day opens to a student who has come as far as their class; null for who may go on. */
function useWaitingWords({ currentDay, classDay }: CurriculumStatus): string | null {
  const { t, i18n } = useTranslation('class-day');
  if (classDay === null || !waitsForClass(classDay, currentDay)) return null;
  const { opensOn } = classDay;
  const day = currentDay + 1;
  if (opensOn === null) return t('later', { day });
  if (opensOn === tomorrow(Date.now())) return t('tomorrow', { day });
  return t('on', { day, date: calendarDayText(opensOn, i18n.language) });
}

/** Tells a student who has come as far as their class when the next day opens; nothing to the others. */
export function ClassWait({ status }: { readonly status: CurriculumStatus }) {
  const { t } = useTranslation('class-day');
  const words = useWaitingWords(status);
  if (words === null) return null;
  const text = t('meanwhile');
  return (
    <Notice picture="calendar" title={words} role="status">
      <div className={styles.words}>
        {text}
        <ListenButton title={words} text={`${words} ${text}`} />
      </div>
    </Notice>
  );
}
