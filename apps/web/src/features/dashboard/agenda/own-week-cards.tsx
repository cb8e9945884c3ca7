import { weekdayOf } from '@lamplight/domain/classes';
import type { OwnWeek } from '@lamplight/domain/progress';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { weekdayText } from '../../../lib/dates.ts';
import { Section } from '../../../ui/section/section.tsx';
import { useOwnWeek } from '../dashboard.queries.ts';
import styles from './own-week-cards.module.css';

/** What the student has shown in the last seven days, and how long they read on each. */
export function OwnWeekCards() {
  const { t } = useTranslation('dashboard');
  const { data } = useOwnWeek();
  if (data === undefined) return null;
  const { answers, lessons } = data;
  return (
    <div className={styles.halves}>
      <Section title={t('agenda.week')}>
        <div className={styles.shown}>
          <p>{answers.total === 0 ? t('agenda.noAnswers') : t('agenda.answers', { ...answers })}</p>
          <p>{t('agenda.lessons', { count: lessons })}</p>
          <Link to="/recommendations" className={styles.evidence}>
            {t('agenda.evidence')}
          </Link>
        </div>
      </Section>
      <Section title={t('agenda.reading')}>
        <Bars days={data.days} />
      </Section>
    </div>
  );
}

/** The tallest bar stands for at least so many minutes, so that a short day looks short. */
const LEAST_SCALE = 20;

function Bars({ days }: Pick<OwnWeek, 'days'>) {
  const { t, i18n } = useTranslation('dashboard');
  const most = Math.max(LEAST_SCALE, ...days.map(({ minutes }) => minutes));
  return (
    <ol className={styles.bars}>
      {days.map(({ date, minutes }) => (
        <li key={date} className={styles.bar}>
          <span
            className={styles.column}
            style={{ height: `${Math.round((100 * minutes) / most)}%` }}
          />
          <span className={styles.day}>
            {weekdayText(weekdayOf(date), i18n.language)}
            <VisuallyHidden>: {t('agenda.minutes', { count: minutes })}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}
