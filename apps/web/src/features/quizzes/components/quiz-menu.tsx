import type { QuizSubject } from '@lamplight/domain/quizzes';
import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section/section.tsx';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import type { QuizRecord } from '../quiz-record.ts';
import { quizBandOf, useHostProgress } from '../quizzes.queries.ts';
import { shownProgress } from '../shown-progress.ts';
import { useBankSizes } from '../use-bank-sizes.ts';
import { ProgressPanel } from './progress-panel.tsx';
import styles from './quiz-menu.module.css';
import { SubjectCard } from './subject-card.tsx';

export interface QuizMenuProps {
  readonly user: CurrentUser;
  readonly record: QuizRecord;
  /** The subject whose quiz is on its way. */
  readonly generating: QuizSubject | null;
  readonly onStart: (subject: QuizSubject) => void;
}

/** The four subjects and how far the child has come in them. */
export function QuizMenu({ user, record, generating, onStart }: QuizMenuProps) {
  const { t } = useTranslation('quizzes');
  const band = quizBandOf(user);
  const host = useHostProgress();
  const sizes = useBankSizes(band);
  // Without an answer of the host the page goes by what this browser knows.
  const progress = shownProgress({ host: host.data, record, sizes }, band);
  const knowsNothing = progress.every(({ completed }) => completed === 0);
  if (host.isPending && knowsNothing) return <Skeletons count={4} />;
  return (
    <>
      <Section title={t('menu.heading')}>
        <ul className={styles.cards}>
          {progress.map((each) => (
            <SubjectCard
              key={each.subject}
              progress={each}
              generating={generating}
              onStart={() => onStart(each.subject)}
            />
          ))}
        </ul>
        {generating !== null && (
          <p className={styles.status} role="status">
            {t('generating')}
          </p>
        )}
      </Section>
      <ProgressPanel progress={progress} />
    </>
  );
}
