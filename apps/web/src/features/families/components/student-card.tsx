import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import type { LinkedStudent, StudentProgress } from '@lamplight/domain/families';
import { percentOf } from '@lamplight/domain/progress';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/clock.ts';
import { dayText } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/full-name.ts';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { isActive, lastActive } from '../progress-summary.ts';
import styles from './student-card.module.css';

export interface StudentCardProps {
  readonly student: LinkedStudent;
  readonly progress: StudentProgress;
}

/** Name, age, grade, day of the programme and overall progress of a child. */
export function StudentCard({ student, progress }: StudentCardProps) {
  const { t, i18n } = useTranslation('families');
  const seen = lastActive(student, progress.progress);
  const active = isActive(seen, useNow());
  const completed = progress.progress.filter((lesson) => lesson.completed).length;
  const total = progress.totalLessons;
  const percent = percentOf(completed, total);
  const facts = [
    ['username', student.username],
    ['age', student.age ?? t('card.unknown')],
    ['grade', student.grade ?? t('card.unknown')],
    ['day', t('card.dayOf', { day: student.currentDay, total: CURRICULUM_DAYS })],
    ['seen', seen === null ? t('card.never') : dayText(seen, i18n.language)],
  ] as const;
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{fullName(student)}</h2>
        <span className={styles.badge} data-active={active} title={t('card.activeHint')}>
          {t(active ? 'card.active' : 'card.inactive')}
        </span>
        <LinkButton
          to="/weekly/$studentId"
          params={{ studentId: String(student.id) }}
          variant="default"
          className={styles.week ?? ''}
        >
          {t('week.open')}
        </LinkButton>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`card.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.progress}>
        <div className={styles.line}>
          <span>{t('card.overall')}</span>
          <strong>{t('card.overallOf', { completed, total, percent })}</strong>
        </div>
        <ProgressBar percent={percent} label={t('card.overall')} />
      </div>
    </Card>
  );
}
