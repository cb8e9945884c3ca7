import type { QuizSubject } from '@lamplight/domain/quizzes';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SUBJECT_PICTURES } from '../../../ui/subject/subjects.ts';
import type { ShownProgress } from '../shown-progress.ts';
import styles from './subject-card.module.css';

export interface SubjectCardProps {
  readonly progress: ShownProgress;
  /** The subject whose quiz is on its way: until it comes nothing else can be started. */
  readonly generating: QuizSubject | null;
  readonly onStart: () => void;
}

/** A subject with its Completed and Available counts and 'Start Quiz' (spec 2, Quiz Center). */
export function SubjectCard({ progress, generating, onStart }: SubjectCardProps) {
  const { t } = useTranslation(['quizzes', 'shell']);
  const titleId = useId();
  const { subject, completed, available } = progress;
  const name = t(`shell:subjects.${subject}`);
  const about = t(`menu.about.${subject}`);
  const busy = generating === subject;
  return (
    <li className={styles.card} data-subject={subject}>
      <div className={styles.band}>
        <Picture name={SUBJECT_PICTURES[subject]} size="4.5rem" />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title}>
            {name}
          </h3>
          <ListenButton title={name} text={`${name}. ${about}`} />
        </div>
        <p className={styles.about}>{about}</p>
        <dl className={styles.counts}>
          <div>
            <dt>{t('menu.completed')}</dt>
            <dd>{completed}</dd>
          </div>
          <div>
            <dt>{t('menu.available')}</dt>
            <dd>{available ?? '–'}</dd>
          </div>
        </dl>
      </div>
      <Button
        variant="subject"
        fullWidth
        disabled={generating !== null}
        aria-describedby={titleId}
        onClick={onStart}
      >
        {t(busy ? 'menu.starting' : 'menu.start')}
      </Button>
    </li>
  );
}
