import type { TodaysLesson } from '@lamplight/domain/lessons';
import { IconCircle, IconCircleCheckFilled, IconCircleHalf2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section/section.tsx';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import { type LanternState, lanternStates } from '../day/day-moment.ts';
import styles from './agenda.module.css';

const SIGNS = { done: IconCircleCheckFilled, next: IconCircleHalf2, waiting: IconCircle } as const;

/** Today's lessons, a line each. */
export function Agenda({ lessons }: { readonly lessons: readonly TodaysLesson[] }) {
  const { t } = useTranslation('dashboard');
  const states = lanternStates(lessons);
  return (
    <Section title={t('today.title')}>
      {lessons.length === 0 ? (
        <p className={styles.none}>{t('today.none')}</p>
      ) : (
        <ol className={styles.lines}>
          {lessons.map((lesson, index) => (
            <Line key={lesson.id} lesson={lesson} state={states[index] ?? 'waiting'} />
          ))}
        </ol>
      )}
    </Section>
  );
}

interface LineProps {
  readonly lesson: TodaysLesson;
  readonly state: LanternState;
}

function Line({ lesson, state }: LineProps) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { title, language, status, opens, estimatedMinutes } = lesson;
  const subject = subjectOfCategory(lesson.category);
  const Sign = SIGNS[state];
  const fact =
    status === 'completed'
      ? t('agenda.done')
      : status === 'locked'
        ? t('today.first')
        : t('today.minutes', { count: estimatedMinutes });
  return (
    <li>
      <Link to="/lessons" search={{ lesson: opens }} className={styles.line} data-subject={subject}>
        <Sign size={24} aria-hidden className={styles.sign} />
        <span className={styles.words}>
          <span className={styles.title} lang={language}>
            {title}
          </span>
          <span className={styles.subject}>{t(`shell:subjects.${subject}`)}</span>
        </span>
        <span className={styles.fact}>{fact}</span>
      </Link>
    </li>
  );
}
