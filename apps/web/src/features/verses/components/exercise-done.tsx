import type { VerseExercise, WeekVerse } from '@lamplight/domain/verses';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './exercise-done.module.css';

export interface ExerciseDoneProps {
  readonly verse: WeekVerse;
  /** The exercise that comes next; null when all were right. */
  readonly next: VerseExercise | null;
  readonly onNext: (exercise: VerseExercise) => void;
  readonly onAgain: () => void;
}

/** A kind word after an exercise, and a festive one when the verse is known by heart. */
export function ExerciseDone({ verse, next, onNext, onAgain }: ExerciseDoneProps) {
  const { t } = useTranslation('verses');
  const learned = verse.isLearned && next === null;
  const text = learned ? t('learned.text', { reference: verse.reference }) : t('right.text');
  return (
    <div className={styles.done} data-learned={learned} role="status">
      <Picture name={learned ? 'glowing-star' : 'party-popper'} size={learned ? 96 : 64} />
      <h2 className={styles.title}>{t(learned ? 'learned.title' : 'right.title')}</h2>
      <div className={styles.line}>
        <p className={styles.text}>{text}</p>
        <ListenButton title={t('right.title')} text={text} />
      </div>
      <div className={styles.ways}>
        {next !== null && (
          <Button variant="cta" onClick={() => onNext(next)}>
            {t(`right.next.${next}`)}
          </Button>
        )}
        <Button variant="default" onClick={onAgain}>
          {t('right.again')}
        </Button>
      </div>
    </div>
  );
}
