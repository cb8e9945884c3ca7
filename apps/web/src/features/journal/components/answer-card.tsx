import { SAFETY_SOURCE, type WrittenEntry } from '@lamplight/domain/journal';
import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { ReadAloudButton } from '../../../ui/read-aloud/read-aloud-button.tsx';
import styles from './answer-card.module.css';
import { Feedback } from './feedback.tsx';

export interface AnswerCardProps {
  readonly entry: WrittenEntry;
  readonly onClose: () => void;
}

/** Shows what answers an entry right after it was written. */
export function AnswerCard({ entry, onClose }: AnswerCardProps) {
  const { t } = useTranslation('journal-entry');
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, []);
  const { aiFeedback, feedbackSource } = entry;
  const isSafety = feedbackSource === SAFETY_SOURCE;
  return (
    <div ref={card} role="status" className={styles.place}>
      <Card as="section" aria-labelledby={titleId} className={styles.card}>
        <h2 id={titleId} className={styles.title}>
          {t(isSafety ? 'feedback.safetyTitle' : 'feedback.title')}
        </h2>
        {aiFeedback === null ? (
          <p className={styles.none}>{t('feedback.none')}</p>
        ) : (
          <Feedback text={aiFeedback} source={feedbackSource} question={entry.safetyQuestion} />
        )}
        <div className={styles.ways}>
          {aiFeedback !== null && <ReadAloudButton text={aiFeedback} />}
          <Button variant="default" onClick={onClose}>
            {t('feedback.close')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
