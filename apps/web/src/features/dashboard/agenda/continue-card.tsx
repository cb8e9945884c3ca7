import type { TodaysLesson } from '@lamplight/domain/lessons';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import { type DayMoment, nextLesson } from '../day/day-moment.ts';
import styles from './continue-card.module.css';

export interface ContinueCardProps {
  readonly lessons: readonly TodaysLesson[];
  readonly moment: DayMoment;
  /** Complete Day, once every lesson is finished. */
  readonly children: ReactNode;
}

/** The one thing that comes next, with its one button. */
export function ContinueCard({ lessons, moment, children }: ContinueCardProps) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const titleId = useId();
  const next = nextLesson(lessons);
  if (moment === 'none') return null;
  if (next === undefined) {
    return (
      <Card className={styles.card}>
        <p className={styles.title}>
          {t(moment === 'morning' ? 'agenda.morning' : 'agenda.evening')}
        </p>
        {children}
      </Card>
    );
  }
  const subject = subjectOfCategory(next.category);
  return (
    <Card className={styles.card} subject={subject}>
      <p className={styles.subject}>
        {t(`shell:subjects.${subject}`)} · {t('today.minutes', { count: next.estimatedMinutes })}
      </p>
      <p id={titleId} className={styles.title} lang={next.language}>
        {next.title}
      </p>
      <p className={styles.description} lang={next.language}>
        {next.description}
      </p>
      <LinkButton
        to="/lessons"
        search={{ lesson: next.opens }}
        size="md"
        fullWidth
        aria-describedby={titleId}
      >
        {t('agenda.continue')}
      </LinkButton>
    </Card>
  );
}
