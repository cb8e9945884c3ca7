import type { Challenge, ChallengeResult } from '@lamplight/domain/challenges';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SafetyReply } from '../../../ui/safety-reply/safety-reply.tsx';
import type { Voice } from '../challenge-look.ts';
import styles from './challenge-result.module.css';
import { RightAnswer } from './right-answer.tsx';

export interface ChallengeResultCardProps {
  readonly challenge: Challenge;
  readonly result: ChallengeResult;
  readonly voice: Voice;
}

/** What came of the answer, said warmly, and what there is to learn from it. */
export function ChallengeResultCard({ challenge, result, voice }: ChallengeResultCardProps) {
  const { t } = useTranslation(['challenge-task', 'challenges', 'shell']);
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);

  const words = t(`result.${outcomeOf(challenge, result)}.${voice}`);
  const points = t('challenges:points', { count: result.points });
  // Nobody is told of nothing, and the littlest of no sums.
  const earned = result.points > 0;
  const showsParts = earned && voice !== 'little';
  const { safetyReply, safetyQuestion } = result;
  if (safetyReply !== undefined) {
    return (
      <section ref={card} className={styles.result} tabIndex={-1} aria-label={t('result.title')}>
        <h2 className={styles.title}>{t('shell:safetyReply.title')}</h2>
        <SafetyReply words={{ safetyReply, ...(safetyQuestion ? { safetyQuestion } : {}) }} />
        <LinkButton to="/" variant="default" size="lg" className={styles.back}>
          {t('result.back')}
        </LinkButton>
      </section>
    );
  }
  return (
    <section
      ref={card}
      className={styles.result}
      data-right={result.correct}
      tabIndex={-1}
      aria-label={t('result.title')}
    >
      <div className={styles.head}>
        <Picture name={result.correct ? 'glowing-star' : 'seedling'} size={64} />
        <div className={styles.words}>
          <h2 className={styles.title}>{words}</h2>
          {earned && <p className={styles.points}>{t('result.points', { points })}</p>}
          {showsParts && result.timeBonus > 0 && (
            <p className={styles.part}>{t('result.bonus', { count: result.timeBonus })}</p>
          )}
          {showsParts && result.hintDeduction > 0 && (
            <p className={styles.part}>{t('result.hints', { count: result.hintDeduction })}</p>
          )}
        </div>
        <ListenButton
          title={t('result.title')}
          text={earned ? `${words} ${t('result.points', { points })}` : words}
        />
      </div>
      <div className={styles.own}>
        <h3 className={styles.label}>{t('result.yours')}</h3>
        <p className={styles.answer}>{result.answer}</p>
      </div>
      <RightAnswer challenge={challenge} />
      <LinkButton to="/" variant="cta" size="lg" className={styles.back}>
        {t('result.back')}
      </LinkButton>
    </section>
  );
}

/** Which words fit: an open answer that was too short is not wrong. */
function outcomeOf({ type }: Challenge, { correct }: ChallengeResult) {
  if (type === 'math' || type === 'logic') return correct ? 'right' : 'wrong';
  return correct ? 'done' : 'short';
}
