import type { Feedback, Recommendation } from '@lamplight/domain/recommendations';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import type { AgeGroup } from '../age-group.ts';
import { CARD_PICTURES } from '../card-pictures.ts';
import { useRecommendationWords } from '../use-words.ts';
import { CardMenu } from './card-menu.tsx';
import styles from './recommendation-card.module.css';

export interface RecommendationCardProps {
  readonly recommendation: Recommendation;
  readonly group: AgeGroup;
  /** Without kinds and numbers. */
  readonly plain: boolean;
  /** The recommendation whose activity is being made: until it comes nothing else is started. */
  readonly starting: number | null;
  readonly onStart: () => void;
  readonly onReject: () => void;
  readonly onJudge: (feedback: Feedback) => void;
}

/** A recommendation: what, why, how long, and the ways to take it up or leave it (spec 2 and 4). */
export function RecommendationCard(props: RecommendationCardProps) {
  const { recommendation, group, plain, starting, onStart, onReject, onJudge } = props;
  const { t } = useTranslation('recommendations');
  const words = useRecommendationWords();
  const titleId = useId();
  const reasonsId = useId();
  const [showsReasons, setShowsReasons] = useState(false);
  const { id, subject, priority, contentType, adaptationLevel, status, feedback } = recommendation;
  const title = words.title(recommendation);
  const description = words.description(recommendation);
  const reasons = words.reasons(recommendation);
  const open = !recommendation.isCompleted && status !== 'rejected';
  return (
    <li
      className={styles.card}
      data-subject={subject}
      data-status={status}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <Picture
          name={CARD_PICTURES[recommendation.purpose] ?? CARD_PICTURES[contentType]}
          size="3.5rem"
        />
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.tools}>
          <CardMenu
            title={title}
            feedback={feedback}
            showsReasons={showsReasons}
            reasonsId={reasonsId}
            onReasons={() => setShowsReasons((shown) => !shown)}
            onJudge={onJudge}
          />
          <ListenButton title={title} text={`${title}. ${description} ${reasons.join(' ')}`} />
        </div>
      </div>
      <ul className={styles.badges} aria-label={t('card.about')}>
        {!plain && (
          <>
            <li className={styles.priority} data-priority={priority}>
              {t(`priority.${priority}`)}
            </li>
            <li className={styles.plain}>{t(`contentType.${contentType}`)}</li>
          </>
        )}
        <li>
          <SubjectBadge subject={subject} />
        </li>
        {!plain && (
          <li>
            <DifficultyBadge difficulty={adaptationLevel} name={t(`level.${adaptationLevel}`)} />
          </li>
        )}
        {status !== 'open' && (
          <li className={styles.status} data-status={status}>
            {t(`status.${status}`)}
          </li>
        )}
        {feedback !== null && <li className={styles.status}>{t(`status.${feedback}`)}</li>}
      </ul>
      {!plain && (
        <p className={styles.facts}>
          <span>{t('card.minutes', { count: recommendation.estimatedTime })}</span>
          <span>
            {t(recommendation.engagementIsStart ? 'card.engagementStart' : 'card.engagement', {
              percent: recommendation.estimatedEngagement,
            })}
          </span>
        </p>
      )}
      {showsReasons && (
        <div id={reasonsId} className={styles.reasons}>
          <h4 className={styles.reasonsTitle}>{t('card.why')}</h4>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {open && (
        <div className={styles.ways}>
          <Button
            variant="subject"
            loading={starting === id}
            disabled={starting !== null && starting !== id}
            aria-describedby={titleId}
            onClick={onStart}
          >
            {t(`start.${group}`)}
          </Button>
          <Button variant="default" aria-describedby={titleId} onClick={onReject}>
            {t(`notNow.${group}`)}
          </Button>
        </div>
      )}
    </li>
  );
}
